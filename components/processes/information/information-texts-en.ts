import processDetails from '@/messages/en/process-details.json';
import processForm from '@/messages/en/process-form.json';
import processHistory from '@/messages/en/process-history.json';

export const texts = { processDetails, processForm, processHistory };
