/**
 * Runs in the head of every page before anything is painted; the build inlines it and lists its hash in the
 * Content-Security-Policy. It decides whether the prerendered landing in this document is what this visitor will see,
 * sets the mood of the tradition, and links the tradition's manifest: the address's, else the remembered one (spec §2).
 * If the landing is not what comes, it stays hidden and a quiet light is shown until the app is up, so that no screen
 * flashes by that is not meant; if it is, in another language, until src/first has put that one there. A browser without
 * what the oldest ones have that we build for (D35: Chrome 100, Safari 15.4, Firefox 115) is told so, in words that stand in
 * the page. Plain ES5, no imports: it is not bundled.
 */
export const BOOT = `(function(d,l){
var r=d.documentElement;
if(![].findLast||typeof structuredClone=='undefined'||typeof HTMLDialogElement=='undefined')d.addEventListener('DOMContentLoaded',function(){var b=d.body,o=d.getElementById('old');b.textContent='';b.appendChild(o.content||o)});
var p=l.pathname.replace(/\\/+$/,''),a=/^\\/(pn|hi)(\\/|$)/.exec(p),k=r.getAttribute('data-page'),t=a&&(a[1]==='pn'?'sikh':'hindu'),m=t,ok;
if(t)r.setAttribute('data-tradition',t);
try{
var s=l.search,g=function(x){return localStorage.getItem(x)},w=function(x){x=g(x);return x&&(x==='hindu'?x:'sikh')},n=g('guru_chat_language');
m=t||w('spiritual_tradition')||w('initial_spiritual_tradition')||g('anonymous_session_sikh')&&'sikh'||g('anonymous_session_hindu')&&'hindu';
ok=!g('guru_chat_token')&&(k==='/'?p===''&&!m:k===p&&s==='?from=anonymous');
}catch(e){ok=k==='/'&&p===''}
if(!ok||n==='punjabi'||n==='hindi')r.setAttribute('data-boot',ok?n:'wait');
function h(t,k,n,a,v){t=d.createElement(t);t[k]=n;t[a]=v;d.head.appendChild(t)}
if(m){
h('link','rel','manifest','href','/manifest-'+m+'.json');
h('link','rel','apple-touch-icon','href','/icons/'+m+'-apple-180.png');
h('meta','name','apple-mobile-web-app-title','content','Satsang '+(m==='sikh'?'Gurbani':'Gita'));
}
})(document,location);`
