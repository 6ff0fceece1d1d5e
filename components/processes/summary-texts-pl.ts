import candidates from '@/messages/pl/candidates.json';
import processDetails from '@/messages/pl/process-details.json';
import processForm from '@/messages/pl/process-form.json';
import processHistory from '@/messages/pl/process-history.json';
import processes from '@/messages/pl/processes.json';
import ui from '@/messages/pl/ui.json';

export const texts = { candidates, processDetails, processForm, processHistory, processes, ui };
