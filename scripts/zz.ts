import { outcomes } from './evaluation/swap/title-swap';
import { readFileSync } from 'node:fs';
const set = process.argv[2] ?? 'open', quiet = process.argv[3]==='quiet';
const read=(n:string)=>JSON.parse(readFileSync('/work/blind/'+n+'.json','utf8')).filter((p:any)=>p.set===set);
const cvs = (t: string) => [
 `Alex Nowak\nalex@poczta.example\nDoświadczenie\n03.2019 – obecnie ${t}, Firma Zawada\n• prace bieżące\nWykształcenie\n2013–2018 Szkoła`,
 `Alex Nowak\n${t}\nalex@poczta.example\nDoświadczenie zawodowe\n${t}\nFirma Zawada\n03.2015 – 05.2018\nobsługa`,
 `Alex Nowak\nDoświadczenie\nFirma Zawada, ${t}, 2016 - 2018\n`,
 `Alex Nowak\nOd 2015 do 2020 praca jako ${t.toLowerCase()} w firmie Zawada.`,
];
const neutralOf=(m:string,f:string)=>(s:string)=>{ let t=s.toLowerCase(); for(const w of [f,m].sort((a,b)=>b.length-a.length)) t=t.replaceAll(w.toLowerCase(),'#'); const mw=m.toLowerCase().split(/[\s-]+/),fw=f.toLowerCase().split(/[\s-]+/); [...mw,...fw].filter(w=>!(mw.includes(w)&&fw.includes(w))).sort((a,b)=>b.length-a.length).forEach(w=>t=t.replaceAll(w,'#')); return t;};
let bad=0,all=0,badVerdict=0; const badPairs=new Map<string,string>();
const check=(m:string,f:string,req:string,kind:string)=>{const neutral=neutralOf(m,f); cvs(m).forEach((cm,i)=>{ const a=outcomes(cm,[req],'pl',neutral)[0]!, b=outcomes(cvs(f)[i]!,[req],'pl',neutral)[0]!; all++; if(JSON.stringify(a)!==JSON.stringify(b)){bad++; if(a.verdict!==b.verdict)badVerdict++; if(!badPairs.has(m+'/'+f)){badPairs.set(m+'/'+f,kind); if(!quiet&&badPairs.size<15)console.log(m,'/',f,'|',req,i,'\n   ',JSON.stringify(a),'\n   ',JSON.stringify(b))}}})};
const pairs=read('title-pairs'); for (const {masculine:m,feminine:f,kind,language} of pairs) for (const r of [m,f]) for (const req of language==='pl'?[`min. 3 lata doświadczenia jako ${r.toLowerCase()}`, `${r}`]:[`At least 3 years as a ${r.toLowerCase()}`,r]) check(m,f,req,kind);
console.log(set,'pairs',pairs.length,'differ',badPairs.size,'judgings',bad,'verdicts',badVerdict,'of',all); if(!quiet)console.log([...badPairs].map(([p,k])=>p+' ('+k+')').join('; ')); else { const c:any={}; for(const k of badPairs.values())c[k]=(c[k]??0)+1; console.log(c);}
badPairs.clear(); bad=all=badVerdict=0;
const forms=read('title-forms'); for (const {requirement,masculine:m,feminine:f} of forms) check(m,f,requirement,'form');
console.log(set,'forms',forms.length,'differ',badPairs.size,'judgings',bad,'verdicts',badVerdict,'of',all); if(!quiet)console.log([...badPairs.keys()].join('; '));
const nots=read('title-not'); let met=0; for (const {requirement,line,why} of nots){ const o=outcomes(`Alex Nowak\nDoświadczenie\n${line}\nWykształcenie\n2001 – 2004 Szkoła`,[requirement],'pl',s=>s)[0]!; if(o.verdict==='MET'||o.verdict==='PARTIALLY_MET'){met++; if(!quiet)console.log('NOT:',requirement,'|',line,'|',o.verdict,o.confidence,o.reason)}}
console.log(set,'must not match',nots.length,'matched',met);
