import { useTranslations } from 'next-intl';
import { useScreenKeys } from '@/components/keys/use-screen-keys';

/** Moves the focus over the rows of all lists on the page, from top to bottom; the first step takes the first row. */
function moveFocus(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row-link]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))]?.focus();
}

/** J and K move over the rows of the home page, Enter opens one, as in every list. */
export function useRowLinkKeys(): void {
  const t = useTranslations('dataTable.keys');
  const home = useTranslations('home');
  useScreenKeys(home('title'), [
    { keys: ['j'], label: t('next'), onPress: () => moveFocus(1) },
    { keys: ['k'], label: t('previous'), onPress: () => moveFocus(-1) },
    { keys: ['Enter'], label: t('open') },
  ]);
}
