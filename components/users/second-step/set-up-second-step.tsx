'use client';

import { useState } from 'react';
import type { SecondStepKey } from '@/lib/users/second-step/second-step-schemas';
import { BeginForm } from './begin-form';
import { ConfirmForm } from './confirm-form';
import { RecoveryCodeList } from './recovery-code-list';

interface SetUpSecondStepProps {
  email: string;
  /** The second step is on, and its codes are kept. */
  onDone: () => void;
  onCancel?: () => void;
}

/** Sets up the second step: password, key and first code, recovery codes. */
export function SetUpSecondStep({ email, onDone, onCancel }: SetUpSecondStepProps) {
  const [begun, setBegun] = useState<SecondStepKey | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <RecoveryCodeList codes={codes} email={email} onKept={onDone} />;
  if (begun) return <ConfirmForm begun={begun} onConfirmed={setCodes} onExpired={() => setBegun(null)} />;
  return <BeginForm onBegun={setBegun} onCancel={onCancel} />;
}
