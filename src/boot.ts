/**
 * Runs in the head of every page before anything is painted; the build inlines it and lists its hash in the
 * Content-Security-Policy. It decides whether the prerendered landing in this document is what this visitor will see,
 * and sets the mood of the tradition. If not, the landing stays hidden and a quiet light is shown until the app is up,
 * so that no screen flashes by that is not meant. Plain ES5, no imports: it is not bundled.
 */
export const BOOT = `(function(d,l){
var r=d.documentElement,p=l.pathname.replace(/\\/+$/,''),t=/^\\/(pn|hi)(\\/|$)/.exec(p),k=r.getAttribute('data-page'),ok;
if(t)r.setAttribute('data-tradition',t[1]==='pn'?'sikh':'hindu');
try{
var s=l.search,g=function(x){return localStorage.getItem(x)},n=g('guru_chat_language');
ok=(!n||n==='english')&&!g('guru_chat_token')&&(k==='/'?p===''&&!(g('spiritual_tradition')||g('initial_spiritual_tradition')||g('anonymous_session_sikh')||g('anonymous_session_hindu')):k===p&&s==='?from=anonymous');
}catch(e){ok=k==='/'&&p===''}
if(!ok)r.setAttribute('data-boot','wait');
})(document,location);`
