/** What CVs in other languages call a mother tongue, fluent, and basic. */
export const foreignLevels = {
  NATIVE: [
    ...['Muttersprache', 'muttersprachlich', 'Muttersprachler', 'Muttersprachlerin', 'Muttersprachniveau'],
    ...['langue maternelle', 'lengua materna', 'lengua nativa', 'nativo', 'nativa', 'língua materna', 'língua nativa'],
    ...['lingua madre', 'madrelingua', 'lingua materna', 'limba maternă', 'moedertaal', 'modersmål', 'morsmål'],
    ...['рідна мова', 'рідна', 'родной язык', 'родной', 'родная мова', 'роден език', 'матерњи језик'],
    ...['mateřský jazyk', 'mateřština', 'rodilý mluvčí', 'materinský jazyk', 'materinski jezik', 'materinji jezik'],
    ...['anyanyelv', 'äidinkieli', 'gimtoji kalba', 'gimtoji', 'dzimtā valoda', 'emakeel', 'μητρική γλώσσα', 'ana dil'],
  ],
  PROFICIENT: [
    ...['fließend', 'verhandlungssicher', 'courant', 'couramment', 'fluido', 'con fluidez', 'fluente', 'vloeiend'],
    ...['вільно', 'вільне володіння', 'свободно', 'plynně', 'plynule', 'flytande', 'folyékony'],
  ],
  BASIC: [
    ...[
      'Grundkenntnisse',
      'notions',
      'notions de base',
      'nociones',
      'nociones básicas',
      'básico',
      'noções',
      'noções básicas',
    ],
    ...['nozioni', 'elementare', 'базовий', 'базовий рівень', 'базовый', 'základy', 'základní', 'grunder', 'alapfok'],
  ],
} as const satisfies Record<string, readonly string[]>;
