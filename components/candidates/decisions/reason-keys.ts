import type { KeyboardEvent } from 'react';
import { readCharacterKeys } from '@/components/keys/character-keys';
import { isTextField } from '@/components/keys/replay-key';
import type { OfferedReason } from './reason-choice';

interface ReasonKeysOptions {
  reasons: readonly OfferedReason[];
  onChoose: (reasonId: string | null) => void;
  onSubmit: (reasonId: string | null) => void;
}

const lastUsed = 'D';

/** The reason whose radio button has the focus. */
function reasonInFocus(reasons: readonly OfferedReason[], target: EventTarget): OfferedReason | undefined {
  const index = target instanceof HTMLInputElement ? target.dataset.reason : undefined;
  return index === undefined ? undefined : reasons[Number(index)];
}

function focusReason(dialog: HTMLElement, index: number): void {
  dialog.querySelector<HTMLElement>(`[data-reason="${index}"]`)?.focus();
}

/** Keys of the dialog for a decision's reason: 1–9 choose, Enter takes the one in focus, D the one used last. */
export function reasonKeys({ reasons, onChoose, onSubmit }: ReasonKeysOptions) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isTextField(event.target)) return;
    const focused = reasonInFocus(reasons, event.target);
    if (event.key === 'Enter' && focused) {
      event.preventDefault();
      if (!event.repeat) onSubmit(focused.reasonId);
      return;
    }
    const index = readCharacterKeys() ? reasons.findIndex(({ keys }) => keys.includes(event.key.toUpperCase())) : -1;
    const reason = reasons[index];
    if (!reason) return;
    event.preventDefault();
    if (event.repeat) return;
    if (event.key.toUpperCase() === lastUsed) onSubmit(reason.reasonId);
    else {
      onChoose(reason.reasonId);
      focusReason(event.currentTarget, index);
    }
  };
}

/** The keys of each reason: its number, the last one's is 0, and D for the one that was used last. */
export function withKeys(
  reasons: readonly Omit<OfferedReason, 'keys'>[],
  lastReason: string | null | undefined,
): OfferedReason[] {
  return reasons.map((reason, index) => {
    const number = reason.reasonId === null ? '0' : String(index + 1);
    const keys = number.length === 1 ? [number] : [];
    return { ...reason, keys: reason.reasonId === lastReason ? [...keys, lastUsed] : keys };
  });
}
