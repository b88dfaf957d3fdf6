"""What every game is built on: the contract, compiling, drivers, layouts, masks."""
