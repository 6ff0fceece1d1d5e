import { today } from '@/lib/validation/calendar-day';

const longest = 80;

/** What a file with a process's candidates is named: the process and the day, without signs that a system refuses. */
export function exportFileName(processName: string, format: 'csv' | 'xlsx', now?: Date): string {
  const name = [...processName.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-')].slice(0, longest).join('');
  return `${name.trim()} ${today(now)}.${format}`;
}
