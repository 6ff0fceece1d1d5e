import type { ModelRequest } from '@/tests/openai-server/model-request';

interface Told {
  number: number;
  kind: string;
  words: string;
  verdict: string;
  quote: string | undefined;
}

const criterion = /^(\d+)\. ([^:]+): (.*?)(?: \((?:required|nice to have)\))?$/;

function toldIn(text: string): Told[] {
  const blocks = text.split(/^(?=\d+\. )/m).filter((block) => criterion.test(block.split('\n')[0] ?? ''));
  return blocks.map((block) => {
    const [, number, kind = '', words = ''] = criterion.exec(block.split('\n')[0] ?? '') ?? [];
    const verdict = /Verdict: (\w+)/.exec(block)?.[1] ?? '';
    const quote = /Quote: "(.*)"$/m.exec(block)?.[1];
    return { number: Number(number), kind, words, verdict, quote: quote?.includes('[') ? undefined : quote };
  });
}

function sentence({ number }: Told, pl: string, en: string) {
  return { on: [number], pl, en };
}

/** What an honest model would write, in few words: it quotes what speaks for the person, and asks for the rest. */
export function writeSome({ messages }: Pick<ModelRequest, 'messages'>) {
  const told = toldIn(messages.map(({ text }) => text).join('\n')).filter(({ kind }) => kind !== 'Red flag');
  const shown = told.filter(({ verdict, quote }) => /^(MET|PARTIALLY_MET)$/.test(verdict) && quote);
  const open = told.filter(({ verdict }) => verdict === 'NO_INFORMATION');
  return {
    opinion: [
      ...shown.map((one) =>
        sentence(
          one,
          `CV pokazuje to: „${one.words}”, bo jest w nim „${one.quote}”.`,
          `The CV shows “${one.words}”, for it says “${one.quote}”.`,
        ),
      ),
      ...open.map((one) =>
        sentence(one, `CV milczy, gdy chodzi o „${one.words}”.`, `The CV is silent about “${one.words}”.`),
      ),
    ],
    strengths: shown.map((one) =>
      sentence(
        one,
        `W CV jest zapis na „${one.words}”: „${one.quote}”.`,
        `There is a line on “${one.words}” in the CV: “${one.quote}”.`,
      ),
    ),
    weaknesses: open.map((one) =>
      sentence(one, `CV nie wspomina o „${one.words}”.`, `The CV does not mention “${one.words}”.`),
    ),
    redFlags: [],
    questions: open.map((one) =>
      sentence(one, `Czy „${one.words}” to część codziennej pracy?`, `Is “${one.words}” a part of the daily work?`),
    ),
  };
}
