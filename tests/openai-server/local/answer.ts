import { deliver, type Frames } from '../deliver';
import { type Exchange } from '../exchange';
import { throwRefusal } from '../faults';
import { type ModelAnswer } from '../compose-answer';
import { type ModelRequest } from '../model-request';
import { wait, type Services } from '../routes';
import { type Slots } from './slots';

interface Asking {
  exchange: Exchange;
  services: Services;
  slots: Slots;
  request: ModelRequest;
  toFrames: (answer: ModelAnswer) => Frames;
}

/** Waits for a slot, asks the model, and delivers the answer with the scripted fault in it. @throws ApiError */
export async function answerModel({ exchange, services, slots, request, toFrames }: Asking): Promise<void> {
  const fault = services.faults.take('model', request);
  throwRefusal(fault, request);
  const leaveSlot = await slots.enter();
  const leave = services.limiter.enter(request);
  try {
    const delay = fault?.kind === 'delay' ? fault.ms : 0;
    const asked = services.service.answer(request, fault);
    const [answer] = await Promise.all([asked, wait(exchange, services.answerMs + delay)]);
    if (exchange.response.destroyed) return;
    exchange.log.status = 200;
    await deliver(exchange.response, exchange.headers(), { ...toFrames(answer), fault });
  } finally {
    leave();
    leaveSlot();
  }
}
