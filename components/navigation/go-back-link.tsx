'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { buttonVariants, type ButtonProps } from '@/components/ui/button';

/** Goes back in history, or to the start page when there is none. */
export function GoBackLink({ variant, children }: { variant?: ButtonProps['variant']; children: ReactNode }) {
  const router = useRouter();
  return (
    <Link
      href="/"
      className={buttonVariants({ variant })}
      onClick={(event) => {
        if (window.history.length < 2) return;
        event.preventDefault();
        router.back();
      }}
    >
      {children}
    </Link>
  );
}
