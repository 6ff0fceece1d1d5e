/** Months and seasons, by the month (0..11) that they mean. */
export const monthNames: [pattern: string, month: number][] = [
  ['stycz(?:en|niu|nia|niem)|sty|jan[a-z]{1,5}y|jan|zim[aey]|winter', 0],
  ['lut(?:y|ego|ym)|lut|feb[a-z]{1,5}y|feb', 1],
  ['mar(?:zec|ca|cu|cem)|mar|march', 2],
  ['kwie(?:cien|tnia|tniu|tniem)|kwi|april|apr|wiosn[aey]|spring', 3],
  ['maj(?:[au]|em)?|may', 4],
  ['czerw(?:iec|ca|cu|cem)|cze|june|jun', 5],
  ['lip(?:iec|ca|cu|cem)|lip|july|jul|lato|(?<=\\b[do][do] |^(?=\\w+\\s*$))lata|summer', 6],
  ['sierp(?:ien|nia|niu|niem)|sie|august|aug', 7],
  ['wrze(?:sien|snia|sniu|sniem)|wrz|sep[a-z]{1,5}r|sept?', 8],
  ['pazdziernik(?:[au]|iem)?|paz|october|oct|jesie(?:n|ni)a?|autumn|fall', 9],
  ['listopad(?:a|zie|em)?|lis|nov[a-z]{1,5}r|nov', 10],
  ['grud(?:zien|nia|niu|niem)|gru|dec[a-z]{1,5}r|dec', 11],
];

/** "II kwartał 2019", "Q2 2019" */
export const quarter = '(?:(?:i{1,3}|iv|[1-4])\\.?\\s?(?:kwartal\\w*|kw\\.?)|q[1-4])';
export const quarters = ['i', 'ii', 'iii', 'iv'];

/** What "until today" is called, after "do", "to" and the like. */
export const today = [
  'obecn\\w*(?: chwil\\w*)?|chwil[ai] obecn\\w*|teraz\\w*|nadal|aktualn\\w*|(?:po )?dzis(?:iaj)?(?: dzien)?|dnia dzisiejszego|dalej',
  'wciaz|tej pory|w dalszym ciagu|w tok[ua]|w trakcie|caly czas|bez przerwy|trwa(?: nadal)?',
  'present(?: day)?|date|now|currently|current|on[- ]?going|still|today|this day|continuing',
  '\\u221e|\\.{2,3}|\\u2026',
];

/** Lengths of time in one word or phrase, in months. */
export const compoundDurations: [pattern: string, months: number][] = [
  ['polrocz\\w*|pol roku|half a year|six-month', 6],
  ['poltoraroczn\\w*', 18],
  ['roczn\\w*(?= (?:\\w+ )?(?:doswiadcz|staz|prakty|prac))', 12],
  ['dwuletni\\w*', 24],
  ['trzyletni\\w*', 36],
  ['czteroletni\\w*', 48],
  ['piecioletni\\w*', 60],
  ['szescioletni\\w*', 72],
  ['siedmioletni\\w*', 84],
  ['osmioletni\\w*', 96],
  ['dziesiecioletni\\w*', 120],
  ['pietnastoletni\\w*', 180],
  ['dwudziestoletni\\w*', 240],
  ['(?:a )?decade|dekad[aey]', 120],
  // "Many years" usually means about five.
  ['wieloletni\\w*|kilkuletni\\w*|several years|many years', 60],
];
