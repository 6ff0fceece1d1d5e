import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { candidateHref } from './candidate-name';
import { useOwnId } from './use-own-id';

/** Name and number as in the list; null: on no page that was shown. */
export type DescribeCandidate = (candidateId: string) => { name: string; ordinalNumber: number } | null;

interface Refused {
  candidateId: string;
  /** Null: there is none of this id. */
  ordinalNumber: number | null;
}

interface RefusedCandidatesProps<T extends Refused> {
  processId: string;
  refused: readonly T[];
  describe: DescribeCandidate;
  reasonOf: (one: T) => string;
  /** Whether each leads to its candidate; not within a dialog with work in it, which it would end. */
  linked?: boolean;
}

/** Whom an action on several left out, each with the reason. */
export function RefusedCandidates<T extends Refused>({
  processId,
  refused,
  describe,
  reasonOf,
  linked = true,
}: RefusedCandidatesProps<T>) {
  const t = useTranslations('candidates');
  const ownIdOf = useOwnId(processId);
  return (
    <ul>
      {refused.map((one) => {
        const { candidateId } = one;
        const known = describe(candidateId);
        const number = known?.ordinalNumber ?? one.ordinalNumber;
        const ownId = ownIdOf(number);
        const unnamed = number === null ? t('notHere') : t('numbered', { number });
        const name = known ? `${number}. ${known.name}` : unnamed;
        return (
          <li key={candidateId} className="py-1 [contain-intrinsic-size:auto_3rem] [content-visibility:auto]">
            {number === null || !linked ? (
              <span className="break-words">{name}</span>
            ) : (
              <Link
                href={candidateHref(processId, candidateId, null)}
                prefetch={false}
                className="text-accent-ink rounded-sm font-medium break-words underline"
              >
                {name}
              </Link>
            )}
            {ownId && <span className="text-ink-muted text-sm tabular-nums"> {ownId}</span>}
            <span className="text-ink-muted block text-sm text-pretty">{reasonOf(one)}</span>
          </li>
        );
      })}
    </ul>
  );
}
