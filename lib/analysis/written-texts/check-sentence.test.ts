import { judgedSentences } from '@/scripts/testing/analysis/written-texts/judged-cases';
import { privateMattersIn } from '@/lib/requirement-review/private-matters';
import { faultOf } from './check-sentence';

const judged = judgedSentences().map((one) => ({ ...one, fault: faultOf(one.sentence) }));
const wrong = judged.filter(({ label, fault }) => (fault === null) !== (label === 'keep'));

test('debug', () => {
  console.log(
    judged.length,
    wrong
      .map(
        ({ id, label, fault, sentence, why }) =>
          `${id} ${label} ${fault} [${sentence.field}] ${sentence.text} ## ${fault === 'private' ? [...privateMattersIn(sentence.text).values()] : ''} ${why}`,
      )
      .join('\n'),
  );
});
