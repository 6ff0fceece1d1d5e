import { useCallback, useState } from 'react';
import { readStoredJson, writeStored } from '@/components/state/browser-storage';

const storageKey = 'shortlist-reviewer';
const keyForm = /^[0-9a-f]{64}$/;

interface Reviewer {
  key: string;
  name: string;
}

/** What an earlier visit left in this browser; null: nothing that can be used. */
function readReviewer(): Reviewer | null {
  const stored = readStoredJson('local', storageKey);
  if (typeof stored !== 'object' || stored === null || !('key' in stored) || !('name' in stored)) return null;
  const { key, name } = stored;
  return typeof key === 'string' && keyForm.test(key) && typeof name === 'string' ? { key, name } : null;
}

/** 256 random bits: whoever has it may change these answers. */
const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Who answers without an account: a key that this browser made, and the name that they gave. Both stay in this browser. */
export function useReviewer() {
  const [reviewer, setReviewer] = useState<Reviewer>(() => readReviewer() ?? { key: makeKey(), name: '' });
  const rename = useCallback(
    (name: string) => {
      const next = { key: reviewer.key, name };
      writeStored('local', storageKey, JSON.stringify(next));
      setReviewer(next);
    },
    [reviewer.key],
  );
  return { ...reviewer, rename };
}
