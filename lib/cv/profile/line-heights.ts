import type { CvPage } from '../cv-document';

/** Height of the letters at an offset of a page's text, points; `usual` is the one of most characters. Zero: unknown. */
export function lineHeights({ spans }: CvPage): { heightAt: (offset: number) => number; usual: number } {
  const lengths = new Map<number, number>();
  for (const { start, end, height } of spans) {
    const rounded = Math.round(height * 2) / 2;
    lengths.set(rounded, (lengths.get(rounded) ?? 0) + end - start);
  }
  const [usual = 0] = [...lengths].sort(([, one], [, other]) => other - one)[0] ?? [];
  let at = 0;
  return {
    usual,
    // Spans cover the text in order, and lines are asked for in order.
    heightAt: (offset) => {
      while ((spans[at]?.end ?? Infinity) <= offset) at += 1;
      return spans[at]?.height ?? 0;
    },
  };
}
