import type { AtsApplicationData, AtsProvider } from '../providers/provider';
import type { OpenPick } from './open-pick';

type Target = Pick<OpenPick, 'id' | 'targetKind' | 'target'>;

const folded = (tag: string): string => tag.normalize('NFC').trim().toLowerCase();

/** Whether the application is marked as 'Selected by AI': the proof that sending waits for. */
export async function isMarked(
  provider: AtsProvider,
  { id, targetKind, target }: Target,
  application: AtsApplicationData,
): Promise<boolean> {
  if (targetKind === 'STAGE') return application.stageId === target;
  if (targetKind === 'TAG') return application.tags.some((tag) => folded(tag) === folded(target));
  return provider.hasNote(application, id);
}

/** Marks the application as 'Selected by AI'. Its stage is the one that the request expected. */
export async function mark(
  provider: AtsProvider,
  { id, targetKind, target }: Target,
  application: AtsApplicationData,
): Promise<void> {
  if (targetKind === 'TAG') return provider.addTag(application, target);
  if (targetKind === 'NOTE') return provider.addNote(application, `${target}\n\nRef. ${id}`);
  return provider.moveToStage({ application, fromStageId: application.stageId, toStageId: target });
}
