import type { DateStyle } from '../wording';
import type { FontFamily } from './fonts';

/** Layout and style of a CV. Sizes in PDF points. */
export interface Look {
  font: FontFamily;
  size: number;
  accent: string;
  /** `gutter`: dates in a separate column; `labels`: section names in it, as in a Europass CV. */
  layout: 'single' | 'sidebar-left' | 'sidebar-right' | 'gutter' | 'labels';
  sidebar: { fill: string; dark: boolean } | null;
  header: 'left' | 'centred' | 'band' | 'monogram';
  /** `split` writes letters with spaces, which text extraction must join again. */
  heading: 'ruled' | 'spaced' | 'split' | 'bar' | 'plain' | 'boxed';
  bullet: string;
  dates: DateStyle;
  skills: 'lines' | 'table' | 'chips';
  levels: 'words' | 'dots';
  photo: 'none' | 'round' | 'square';
}

const base: Look = {
  font: 'lato',
  size: 10.5,
  accent: '#1f3a5f',
  layout: 'single',
  sidebar: null,
  header: 'left',
  heading: 'ruled',
  bullet: '•',
  dates: 'dotted',
  skills: 'lines',
  levels: 'words',
  photo: 'none',
};

const looks: Record<string, Look> = {
  harbour: {
    ...base,
    layout: 'sidebar-left',
    sidebar: { fill: '#1f2f46', dark: true },
    heading: 'spaced',
    levels: 'dots',
    photo: 'round',
  },
  forest: {
    ...base,
    font: 'robotoCondensed',
    size: 11.5,
    accent: '#1f5c4a',
    layout: 'sidebar-left',
    sidebar: { fill: '#1f4a3d', dark: true },
    heading: 'plain',
    bullet: '–',
    dates: 'words',
  },
  linen: {
    ...base,
    accent: '#8a4b2d',
    layout: 'sidebar-right',
    sidebar: { fill: '#f4ece4', dark: false },
    heading: 'spaced',
    dates: 'words',
    photo: 'square',
  },
  mist: {
    ...base,
    font: 'dejavuCondensed',
    size: 9.5,
    accent: '#3b5b8c',
    layout: 'sidebar-right',
    sidebar: { fill: '#eaeff6', dark: false },
    heading: 'bar',
    bullet: '▪',
    dates: 'slash',
    levels: 'dots',
  },
  slate: {
    ...base,
    accent: '#37424f',
    layout: 'sidebar-left',
    sidebar: { fill: '#e9ebee', dark: false },
    heading: 'split',
    dates: 'short',
    photo: 'round',
  },
  gazette: {
    ...base,
    font: 'ptSerif',
    size: 10,
    accent: '#5b1f2b',
    header: 'centred',
    heading: 'ruled',
    dates: 'words',
  },
  airy: {
    ...base,
    font: 'ptSerif',
    size: 11.5,
    accent: '#2f4f3a',
    heading: 'ruled',
    dates: 'words',
  },
  letter: { ...base, font: 'ptSerif', size: 10, accent: '#222222', heading: 'plain', bullet: '–' },
  banner: {
    ...base,
    font: 'robotoCondensed',
    size: 11.5,
    accent: '#7a2e5d',
    header: 'band',
    heading: 'bar',
    bullet: '›',
    skills: 'chips',
    dates: 'short',
  },
  dusk: { ...base, accent: '#2b3a55', header: 'band', heading: 'spaced', skills: 'table', photo: 'round' },
  timeline: { ...base, accent: '#0f6b6f', layout: 'gutter', heading: 'spaced', bullet: '–', dates: 'slash' },
  ledger: {
    ...base,
    font: 'dejavuSerif',
    size: 9.5,
    accent: '#333333',
    layout: 'gutter',
    heading: 'ruled',
    dates: 'iso',
  },
  passport: {
    ...base,
    font: 'dejavuCondensed',
    size: 9.5,
    accent: '#004494',
    layout: 'labels',
    heading: 'plain',
    bullet: '▪',
    dates: 'slash',
    photo: 'square',
  },
  typist: { ...base, font: 'dejavuSans', size: 9.5, accent: '#000000', heading: 'plain', bullet: '-', dates: 'iso' },
  monogram: { ...base, accent: '#a3481f', header: 'monogram', heading: 'spaced', skills: 'chips', dates: 'words' },
  office: {
    ...base,
    font: 'dejavuSerif',
    size: 9.5,
    accent: '#20466b',
    heading: 'boxed',
    skills: 'table',
    dates: 'dotted',
    photo: 'square',
  },
};

/** @throws Error for an unknown look */
export function lookNamed(name: string): Look {
  const look = looks[name];
  if (!look) throw new Error(`No look named "${name}"; there are: ${Object.keys(looks).join(', ')}`);
  return look;
}
