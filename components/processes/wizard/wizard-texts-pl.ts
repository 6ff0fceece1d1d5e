import processWizard from '@/messages/pl/process-wizard.json';
import { texts as sections } from '../sections/section-texts-pl';

export const texts = { ...sections, processWizard };
