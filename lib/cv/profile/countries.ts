import { foldSameLength } from './fold-same-length';

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

/** Every other country, by the names that Unicode gives it in both languages. */
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
for (const language of ['pl', 'en']) {
  const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = foldSameLength(display.of(code) ?? '');
    if (name !== '' && !codes.has(name)) codes.set(name, code);
  }
}

/** @returns ISO 3166-1 alpha-2 code, or null for an unknown country */
export function findCountry(text: string): string | null {
  return codes.get(foldSameLength(text).trim()) ?? null;
}
