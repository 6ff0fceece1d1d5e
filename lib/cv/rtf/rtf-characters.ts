/** What control words stand for. */
export const characters: Record<string, string> = {
  tab: '\t',
  nestcell: '\t',
  line: '\n',
  lbr: '\n',
  softline: '\n',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  endash: '–',
  emdash: '—',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
  '~': '\u00a0',
  _: '-',
  '\\': '\\',
  '{': '{',
  '}': '}',
};

/** Words that end a paragraph. A line end behind a backslash is one. */
export const ends = new Set(['par', 'sect', 'page', 'column', 'nestrow', '\n', '\r']);
