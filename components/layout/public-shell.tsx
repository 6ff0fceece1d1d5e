import type { ReactNode } from 'react';
import { Brand } from './brand';
import { FooterLinks } from './footer-links';
import { LanguageSwitch } from '@/components/preferences/language-switch';
import { ThemeSwitch } from '@/components/preferences/theme-switch';

/** The layout of pages without a session. */
export function PublicShell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="bg-surface flex h-12 shrink-0 items-center gap-1 border-b px-4 print:hidden">
        <Brand className="mr-auto" />
        <LanguageSwitch account={null} />
        <ThemeSwitch />
      </header>
      <main id="main" className="flex flex-1 flex-col">
        {children}
      </main>
      <FooterLinks className="border-t px-4 py-3 print:hidden" />
    </div>
  );
}
