'use client';

import { useState } from 'react';
import { SignInCodeForm } from '@/components/users/sign-in-code-form';
import type { SignInFailure } from '@/components/users/try-sign-in';

interface SignInAgainCodeProps {
  /** @param path where the sign-in leads */
  onSignedIn: (path: string) => Promise<void>;
  /** To the password. */
  onBack: (failure?: SignInFailure) => void;
}

/** The second step of the person whose page it is. */
export function SignInAgainCode({ onSignedIn, onBack }: SignInAgainCodeProps) {
  const [recovery, setRecovery] = useState(false);
  return (
    <div className="mt-4">
      <SignInCodeForm
        key={String(recovery)}
        returnTo={null}
        recovery={recovery}
        onSwitch={() => setRecovery(!recovery)}
        onSignedIn={onSignedIn}
        onBack={onBack}
      />
    </div>
  );
}
