import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { pickTexts } from './merge-texts';
import { MoreTexts } from './more-texts';

interface PageTextsProps {
  /** Namespaces (`home`) or groups of one (`processes.status`); `npm run check -- texts` tells which. */
  names: readonly string[];
  children: ReactNode;
}

/**
 * Sends the texts that client components below use, besides those that the layouts above have sent. What the server
 * renders needs none (docs/decisions/0078).
 */
export async function PageTexts({ names, children }: PageTextsProps) {
  return <MoreTexts texts={pickTexts(await getMessages(), names)}>{children}</MoreTexts>;
}
