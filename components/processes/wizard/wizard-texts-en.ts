import processWizard from '@/messages/en/process-wizard.json';
import { texts as sections } from '../sections/section-texts-en';

export const texts = { ...sections, processWizard };
