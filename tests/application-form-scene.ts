import { createApplicationLink } from '@/lib/application-form/create-application-link';
import { formContentSchema, type SaveForm } from '@/lib/application-form/form-schemas';
import { saveApplicationForm } from '@/lib/application-form/save-application-form';
import { switchApplicationForm } from '@/lib/application-form/switch-application-form';
import { createTestScene } from '@/prisma/seed/factories';

export const twoDrives = 'Czy masz prawo jazdy?';

export const formContent: SaveForm = {
  title: 'Programista / Programistka Java',
  description: 'Rozliczenia w małym zespole.',
  payRange: '9000–12 000 zł brutto',
  showsPay: true,
  asksConsent: true,
  questions: [
    { text: twoDrives, kind: 'YES_NO', required: true, choices: [] },
    { text: 'Od kiedy możesz zacząć?', kind: 'TEXT', required: false, choices: [] },
    { text: 'Jaki tryb pracy wybierasz?', kind: 'CHOICE', required: false, choices: ['biuro', 'zdalnie'] },
  ],
};

const codeOf = (url: string) => url.split('/').at(-1) ?? '';

/** An application form with a link, open unless it is said otherwise. */
export async function createFormScene({ open: isOpen = true, ...change }: Partial<SaveForm & { open: boolean }> = {}) {
  const { actor, processId } = await createTestScene();
  const { payRange, ...rest } = { ...formContent, ...change };
  await saveApplicationForm(actor, { processId, payRange, ...formContentSchema.parse(rest) });
  await switchApplicationForm(actor, { processId, open: isOpen });
  const { links } = await createApplicationLink(actor, { processId, source: 'LinkedIn' });
  const [link] = links;
  return { actor, processId, linkId: link?.id ?? '', code: codeOf(link?.url ?? '') };
}
