import { foldSameLength } from './fold-same-length.ts';

/** ISO 3166-1 codes with the names used in CVs, folded. */
const names: Record<string, string> = {
  PL: 'polska,poland',
  DE: 'niemcy,germany,deutschland',
  GB: 'wielka brytania,united kingdom,uk,anglia,england,scotland,great britain',
  IE: 'irlandia,ireland',
  US: 'usa,stany zjednoczone,united states',
  FR: 'francja,france',
  ES: 'hiszpania,spain',
  IT: 'wlochy,italy',
  NL: 'holandia,niderlandy,netherlands,the netherlands',
  BE: 'belgia,belgium',
  AT: 'austria',
  CH: 'szwajcaria,switzerland',
  CZ: 'czechy,czech republic,czechia',
  SK: 'slowacja,slovakia',
  UA: 'ukraina,ukraine',
  BY: 'bialorus,belarus',
  LT: 'litwa,lithuania',
  LV: 'lotwa,latvia',
  EE: 'estonia',
  SE: 'szwecja,sweden',
  NO: 'norwegia,norway',
  DK: 'dania,denmark',
  FI: 'finlandia,finland',
  PT: 'portugalia,portugal',
  RO: 'rumunia,romania',
  HU: 'wegry,hungary',
  CA: 'kanada,canada',
};

const codes = new Map(
  Object.entries(names).flatMap(([code, list]) => list.split(',').map((name) => [name, code] as const)),
);

/** @returns ISO 3166-1 alpha-2 code, or null for an unknown country */
export function findCountry(text: string): string | null {
  return codes.get(foldSameLength(text).trim()) ?? null;
}
