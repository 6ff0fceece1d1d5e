declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** OpenType features by their tags; all of them when left out. */
    keepFeatures?: string[];
    /** A range of an axis of a variable font, or one value of it. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
  }
  export default function subsetFont(font: Buffer, characters: string, options?: SubsetOptions): Promise<Buffer>;
}
