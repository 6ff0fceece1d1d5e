import { atsScreens } from './ats-screens';
import { candidateScreens } from './candidate-screens';
import { guideScreens } from './guide-screens';
import { intakeScreens } from './intake-screens';
import { interviewScreens } from './interview-screens';
import { messageScreens } from './message-screens';
import { modelScreens } from './model-screens';
import { notificationScreens } from './notification-screens';
import { processListScreens } from './process-list-screens';
import { processScreens } from './process-screens';
import { publicScreens } from './public-screens';
import type { Screen } from './screen';
import { sessionScreens } from './session-screens';
import { shellScreens } from './shell-screens';
import { stageScreens } from './stage-screens';
import { uploadScreens } from './upload-screens';
import { wizardScreens } from './wizard-screens';

/** Every screen, dialog and state of the product. */
export const screens: readonly Screen[] = [
  ...publicScreens,
  ...shellScreens,
  ...sessionScreens,
  ...notificationScreens,
  ...processListScreens,
  ...wizardScreens,
  ...processScreens,
  ...candidateScreens,
  ...messageScreens,
  ...stageScreens,
  ...atsScreens,
  ...intakeScreens,
  ...modelScreens,
  ...interviewScreens,
  ...uploadScreens,
  ...guideScreens,
];
