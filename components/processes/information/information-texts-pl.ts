import processDetails from '@/messages/pl/process-details.json';
import processForm from '@/messages/pl/process-form.json';
import processHistory from '@/messages/pl/process-history.json';

export const texts = { processDetails, processForm, processHistory };
