'use client';

import { useState } from 'react';
import { SignInCodeForm } from '@/components/users/sign-in-code-form';
import { announceSignIn } from './session-owner';

interface SignInAgainCodeProps {
  onSignedIn: () => Promise<void>;
  /** To the password. */
  onBack: () => void;
}

/** The second step of the person whose page it is. */
export function SignInAgainCode({ onSignedIn, onBack }: SignInAgainCodeProps) {
  const [recovery, setRecovery] = useState(false);
  const goOn = async () => {
    announceSignIn();
    await onSignedIn();
  };
  return (
    <div className="mt-4">
      <SignInCodeForm
        key={String(recovery)}
        returnTo={null}
        recovery={recovery}
        onSwitch={() => setRecovery(!recovery)}
        onSignedIn={goOn}
        onBack={onBack}
      />
    </div>
  );
}
