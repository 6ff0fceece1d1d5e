import { ArrowUpRight, Pause, X, type LucideIcon } from 'lucide-react';
import type { BadgeTone } from '@/components/ui/badge';
import type { DecisionKind } from '@/lib/domain/candidate-review-schemas';

interface DecisionLook {
  icon: LucideIcon;
  tone: BadgeTone;
  /** The shortcut, as in `ScreenKey`. */
  keys: [string];
}

/** The decisions in the order of their buttons. */
export const decisionLooks: Record<DecisionKind, DecisionLook> = {
  ADVANCE: { icon: ArrowUpRight, tone: 'positive', keys: ['s'] },
  HOLD: { icon: Pause, tone: 'caution', keys: ['h'] },
  REJECT: { icon: X, tone: 'negative', keys: ['d'] },
};
