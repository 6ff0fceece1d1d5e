import { useTranslations } from 'next-intl';
import { useCvFocus } from '@/components/cv/cv-focus';
import { useScreenKeys } from '@/components/keys/use-screen-keys';
import { criterionAttribute } from './criterion-card';
import { useCriteriaView } from './criteria-view';

function focusCriterion(criterionId: string): void {
  document.querySelector<HTMLElement>(`[${criterionAttribute}="${CSS.escape(criterionId)}"]`)?.focus();
}

/**
 * Keys for the criteria: the arrows move over them, Space shows the quotes of the current one, V changes the view, C
 * corrects.
 *
 * @param ids of the criteria, from top to bottom
 * @param onCorrect null: read only
 */
export function useCriterionKeys(ids: readonly string[], onCorrect: ((criterionId: string) => void) | null): void {
  const t = useTranslations('analysis.keys');
  const { currentCriterionId, hoveredCriterionId, setCurrent } = useCvFocus();
  const [view, changeView] = useCriteriaView();
  const goTo = (criterionId: string | undefined) => {
    if (criterionId === undefined) return;
    setCurrent(criterionId);
    focusCriterion(criterionId);
  };
  const move = (step: 1 | -1) => {
    const at = currentCriterionId === null ? -1 : ids.indexOf(currentCriterionId);
    goTo(ids[at === -1 ? 0 : Math.min(ids.length - 1, Math.max(0, at + step))]);
  };
  const correct = () => {
    const criterionId = currentCriterionId ?? hoveredCriterionId ?? ids[0];
    if (criterionId === undefined || !ids.includes(criterionId)) return;
    goTo(criterionId);
    onCorrect?.(criterionId);
  };
  useScreenKeys(t('title'), [
    { keys: ['ArrowDown'], label: t('next'), onPress: () => move(1) },
    { keys: ['ArrowUp'], label: t('previous'), onPress: () => move(-1) },
    { keys: [' '], label: t('quote') },
    ...(onCorrect && ids.length > 0 ? [{ keys: ['c'], label: t('correct'), onPress: correct }] : []),
    { keys: ['v'], label: t('view'), onPress: () => changeView(view === 'dense' ? 'airy' : 'dense') },
  ]);
}
