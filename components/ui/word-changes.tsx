import { useTranslations } from 'next-intl';
import { aroundChanges, isReworded, wordDifference, type DifferencePart } from './word-difference';

interface WordChangesProps {
  from: string;
  to: string;
}

/** An edited text by words: removed ones struck through, added ones underlined, both announced. */
export function WordChanges({ from, to }: WordChangesProps) {
  const parts = wordDifference(from, to);
  const shown: DifferencePart[] = isReworded(parts)
    ? aroundChanges(parts)
    : [
        { kind: 'removed', text: `${from}\n` },
        { kind: 'added', text: to },
      ];
  return (
    <p className="max-w-prose break-words whitespace-pre-line">
      {shown.map((part, index) => (
        // Parts never reorder.
        <ChangedWords key={index} part={part} />
      ))}
    </p>
  );
}

function ChangedWords({ part: { kind, text } }: { part: DifferencePart }) {
  const t = useTranslations('processHistory');
  if (kind === 'same') return <span>{text}</span>;
  const words = text.trimEnd();
  const rest = text.slice(words.length);
  const Tag = kind === 'removed' ? 'del' : 'ins';
  const tone =
    kind === 'removed'
      ? 'bg-negative-soft text-negative-ink line-through'
      : 'bg-positive-soft text-positive-ink underline decoration-1 underline-offset-2';
  return (
    <>
      <span className="sr-only">{t(kind === 'removed' ? 'removedWords' : 'addedWords')} </span>
      <Tag className={`rounded-xs ${tone}`}>{words}</Tag>
      <span className="sr-only"> {t('textEnd')}</span>
      {rest}
    </>
  );
}
