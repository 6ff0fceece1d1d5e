'use client';

import { InformationTab } from '@/components/processes/information/information-tab';
import { useProcessOfScreen } from './live-process';

/** What the process says, as it stands now. */
export function InformationPane() {
  const { process } = useProcessOfScreen();
  return <InformationTab process={process} />;
}
