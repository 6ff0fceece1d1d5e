import type { CvPage } from '@/lib/domain/cv-document';

/** So much more than between most lines is a gap. */
const wide = 1.3;

/** Whether more space is above a line, by the offset of its beginning, than between most lines of the page. */
export function findGaps({ spans, text }: CvPage): (start: number) => boolean {
  const tops = new Map<number, number>();
  for (let start = 0, at = 0; start >= 0 && at < spans.length; start = text.indexOf('\n', start) + 1 || -1) {
    while ((spans[at]?.start ?? Infinity) < start) at += 1;
    const { y } = spans[at] ?? {};
    if (y !== undefined) tops.set(start, y);
  }
  const steps = [...tops].map(([start, y], index, all) => ({ start, step: (all[index - 1]?.[1] ?? Infinity) - y }));
  const counts = new Map<number, number>();
  for (const { step } of steps)
    if (step > 1 && step < 100) counts.set(Math.round(step), (counts.get(Math.round(step)) ?? 0) + 1);
  const [usual = Infinity] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  const gaps = new Set(steps.filter(({ step }) => step > wide * usual || step < 0).map(({ start }) => start));
  return (start) => gaps.has(start);
}

/** Height of the letters at an offset of a page's text, points; `usual` is the one of most characters. Zero: unknown. */
export function lineHeights({ spans }: CvPage) {
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
    heightAt: (offset: number): number => {
      while ((spans[at]?.end ?? Infinity) <= offset) at += 1;
      return spans[at]?.height ?? 0;
    },
  };
}
