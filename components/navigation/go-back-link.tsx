'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { buttonVariants, type ButtonProps } from '@/components/ui/button';

/** Back to where the person came from; to the start page when this is the first page of the tab. */
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
