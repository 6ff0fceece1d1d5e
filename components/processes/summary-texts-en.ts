import candidates from '@/messages/en/candidates.json';
import processDetails from '@/messages/en/process-details.json';
import processForm from '@/messages/en/process-form.json';
import processHistory from '@/messages/en/process-history.json';
import processes from '@/messages/en/processes.json';
import ui from '@/messages/en/ui.json';

export const texts = { candidates, processDetails, processForm, processHistory, processes, ui };
