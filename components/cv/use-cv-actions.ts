import { useTranslations } from 'next-intl';
import type { ScreenKey } from '@/components/keys/key-groups';
import { useScreenKeys } from '@/components/keys/use-screen-keys';
import { useStored, writeStored } from '@/components/state/browser-storage';

/** 1 fits the page to the viewer's width. */
const zoomSteps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

interface Toggle {
  isOn: boolean;
  toggle: () => void;
}

/** A choice that this browser remembers; off at first. */
export function useRemembered(key: string): Toggle {
  const isOn = useStored('local', key) === 'on';
  return { isOn, toggle: () => writeStored('local', key, isOn ? null : 'on') };
}

/** What can be done with the viewer; null: not now. */
export interface CvActions {
  find: (() => void) | null;
  rotate: (() => void) | null;
  zoomIn: (() => void) | null;
  zoomOut: (() => void) | null;
  zoomReset: () => void;
  /** Null: there is only one page. */
  thumbnails: Toggle | null;
  /** Null: nothing is quoted. */
  allQuotes: Toggle | null;
  toPage: ((page: number) => void) | null;
}

/** The steps of the zoom. */
export function zoomActions(zoom: number, onZoom: (zoom: number) => void) {
  const smaller = zoomSteps.findLast((step) => step < zoom);
  const larger = zoomSteps.find((step) => step > zoom);
  return {
    zoomIn: larger ? () => onZoom(larger) : null,
    zoomOut: smaller ? () => onZoom(smaller) : null,
    zoomReset: () => onZoom(1),
  };
}

/**
 * The viewer's keys. Each button of the toolbar has one.
 *
 * @param page the current one, 1-based
 * @param shown whether the viewer is on the screen: on a narrow one it may be behind the verdicts
 */
export function useCvKeys(actions: CvActions, page: number, shown: boolean): void {
  const t = useTranslations('cv');
  const { find, rotate, zoomIn, zoomOut, zoomReset, thumbnails, allQuotes, toPage } = actions;
  const keys: ScreenKey[] = [
    { keys: ['/'], label: t('find.open'), onPress: find ?? undefined },
    { keys: ['+'], label: t('zoomIn'), onPress: () => zoomIn?.() },
    { keys: ['-'], label: t('zoomOut'), onPress: () => zoomOut?.() },
    { keys: ['0'], label: t('zoomReset'), onPress: zoomReset },
    { keys: ['o'], label: t('rotate'), onPress: rotate ?? undefined },
  ];
  if (allQuotes) keys.push({ keys: ['a'], label: t('allQuotes'), onPress: allQuotes.toggle });
  if (thumbnails && toPage) {
    keys.push({ keys: ['m'], label: t('thumbnails'), onPress: thumbnails.toggle });
    keys.push({ keys: ['['], label: t('previousPage'), onPress: () => toPage(page - 1) });
    keys.push({ keys: [']'], label: t('nextPage'), onPress: () => toPage(page + 1) });
  }
  useScreenKeys(t('title'), shown ? keys : []);
}
