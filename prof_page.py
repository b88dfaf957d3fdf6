import sys, time, tempfile
from pathlib import Path
from playwright.sync_api import sync_playwright
from tests.browser.conftest import ENGINE, leave_undrawn
from tests.browser.host import Host
from tests.browser.players import arrive, ask, ASK
from tests.browser.test_languages import PLAY
host=Host(Path(tempfile.mkdtemp())); host.start(); game=sys.argv[1]; host.ready(game)
with sync_playwright() as p:
    b=p.chromium.launch(executable_path=ENGINE,args=["--no-sandbox","--disable-gpu"])
    c=b.new_context(viewport={"width":1366,"height":768}); c.add_init_script("localStorage.setItem('settings', JSON.stringify({theme:'day',tips:false,motion:'less',offered:true}))")
    page=c.new_page(); cdp=c.new_cdp_session(page); leave_undrawn(page,cdp,False); page.set_viewport_size({"width":1366,"height":768})
    page.goto(host.address); arrive(page,host.address)
    code=ask(page,"POST","/tables",{"game":game,"seats":[{"kind":"me"}]+[{"kind":"bot","bot":"random"}]*3,"options":{}})["code"]
    page.goto(f"{host.address}/t/{code}")
    page.wait_for_selector(".at-table")
    cdp.send("Performance.enable"); cdp.send("Profiler.enable"); cdp.send("Profiler.setSamplingInterval",{"interval":500})
    m=lambda: {x['name']:x['value'] for x in cdp.send("Performance.getMetrics")['metrics']}
    a=m(); 
    if len(sys.argv)>2: cdp.send("Profiler.start")
    t=time.time(); page.evaluate(PLAY,[code,40 if game in('ramses','farao') else None]); page.wait_for_selector(".verdict",timeout=120000); t=time.time()-t
    z=m(); print(game,round(t,1),{k:round(z[k]-a[k],2) for k in ('TaskDuration','ScriptDuration','LayoutDuration','RecalcStyleDuration','LayoutCount','RecalcStyleCount')})
    if len(sys.argv)>2:
        prof=cdp.send("Profiler.stop")['profile']; import collections
        nodes={n['id']:n for n in prof['nodes']}; self=collections.Counter(); 
        for s,d in zip(prof['samples'],prof['timeDeltas']): 
            f=nodes[s]['callFrame']; self[(f['functionName'],f['url'].split('/')[-1],f['lineNumber'])]+=d/1e6
        for k,v in self.most_common(28): print(f'{v:7.2f}',k)
    b.close()
host.stop()
