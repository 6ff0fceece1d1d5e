const names =
  'think|thinking|thoughts?|reason|reasoning|reflect|reflection|analysis|scratchpad|seed:think|deliberation';
/** `<think>`, `<|begin_of_thought|>`, `[THINK]`, `◁think▷` and the like: every family of models has its own. */
const openMark = `<\\|?(?:begin_of_)?(?:${names})\\|?>|\\[(?:THINK|REASONING)\\]|◁think▷|<unused94>|<\\|channel>thought`;
const closeMark = `<\\|?/(?:${names})\\|?>|<\\|end_of_(?:${names})\\|>|\\[/(?:THINK|REASONING)\\]|◁/think▷|<unused95>|<channel\\|>`;
const mark = new RegExp(`(?<open>${openMark})|${closeMark}`, 'gi');
/** Models that write in channels: only the channel `final` is the answer. */
const finalChannel = /<\|channel\|>\s*final[^<]*(?:<\|constrain\|>[^<]*)?<\|message\|>/gi;
const anyChannel = /<\|channel\|>/i;

export interface SpokenText {
  text: string;
  /** The text ends while the model still thinks. */
  isUnclosed: boolean;
}

/** Text without what a model marks as its thinking. Whatever stands before a closing mark without an opening one is thinking too. */
export function stripThinking(text: string): SpokenText {
  const finals = [...text.matchAll(finalChannel)];
  const last = finals.at(-1);
  if (last) return { text: text.slice(last.index + last[0].length), isUnclosed: false };
  if (anyChannel.test(text)) return { text, isUnclosed: true };
  let spoken = '';
  let from = 0;
  let depth = 0;
  for (const found of text.matchAll(mark)) {
    if (found.groups?.['open']) {
      if (depth === 0) spoken += text.slice(from, found.index);
      depth += 1;
    } else {
      if (depth === 0) spoken = '';
      depth = Math.max(0, depth - 1);
    }
    from = found.index + found[0].length;
  }
  return { text: spoken + text.slice(from), isUnclosed: depth > 0 };
}
