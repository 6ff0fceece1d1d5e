'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useReportError } from '@/components/query/use-report-error';
import { useBanner } from '@/components/ui/banner';
import { apiAnswer, apiRequest } from '@/lib/http/browser/browser-client';
import type { CreateViewInput, ProcessViewDto, UpdateViewInput } from '@/lib/saved-views/schemas';
import { viewAddress } from './process-list-view';

type NamedView = Pick<ProcessViewDto, 'name' | 'isDefault'>;
/** What a view saves besides its name. */
export type ViewQuery = Pick<ProcessViewDto, 'filters' | 'columns' | 'sortBy' | 'sortOrder'>;

const path = '/users/me/process-views';
const createView = (body: CreateViewInput) => apiAnswer<ProcessViewDto>({ method: 'POST', path, body });
const updateView = (viewId: string, body: UpdateViewInput) =>
  apiAnswer<ProcessViewDto>({ method: 'PUT', path: `${path}/${viewId}`, body });

/** The actions on saved views. Failures are reported by a banner, except those of `saveAs` and `rename`: they throw ApiError. */
export function useViewActions(query: ViewQuery, onDeleted: (view: ProcessViewDto) => void) {
  const t = useTranslations('processes.views');
  const common = useTranslations('common');
  const router = useRouter();
  const banner = useBanner();
  const reportError = useReportError();

  const saveAs = async (named: NamedView) => {
    const saved = await createView({ ...query, ...named });
    banner.showSuccess(t('saved', { name: saved.name }));
    router.push(viewAddress(saved), { scroll: false });
    router.refresh();
  };
  const rename = async (view: ProcessViewDto, { name, isDefault }: NamedView) => {
    await updateView(view.id, { name, isDefault });
    router.refresh();
  };
  const attempt = async (action: () => Promise<void>) => {
    try {
      await action();
    } catch (error) {
      await reportError(error);
    }
    router.refresh();
  };
  const saveChanges = (view: ProcessViewDto) =>
    attempt(async () => {
      const saved = await updateView(view.id, query);
      banner.showSuccess(t('saved', { name: saved.name }));
      router.replace(viewAddress(saved), { scroll: false });
    });
  const toggleDefault = ({ id, name, isDefault }: ProcessViewDto) =>
    attempt(async () => {
      await updateView(id, { isDefault: !isDefault });
      banner.showSuccess(isDefault ? t('noDefault') : t('nowDefault', { name }));
    });
  const restore = (view: ProcessViewDto) => attempt(async () => void (await createView(view)));
  const remove = (view: ProcessViewDto) =>
    attempt(async () => {
      await apiRequest({ method: 'DELETE', path: `${path}/${view.id}` });
      onDeleted(view);
      const undo = { label: common('undo'), onClick: () => void restore(view) };
      banner.showSuccess(t('deleted', { name: view.name }), { action: undo });
    });
  return { saveAs, rename, saveChanges, toggleDefault, remove };
}
