import { composeAnswer, type ModelAnswer, type Respond } from './compose-answer';
import { throwRefusal, type Fault, type FaultScript } from './faults';
import { judgeByWords } from './judge-by-words';
import { readModelRequest, type Endpoint, type ModelRequest } from './model-request';
import { type ServedModel } from './models';
import { PromptCache } from './tokens';

/** The texts of an analysis, of a model to which nothing occurs. */
const noTexts = { opinion: [], strengths: [], weaknesses: [], redFlags: [], questions: [] };

/** Asks the model, for a single request as for a line of a batch. */
export class ModelService {
  respond: Respond = judgeByWords;
  /** In its place for requests whose schema has the name. */
  respondTo = new Map<string, Respond>([['texts', () => noTexts]]);
  /** What has reached the model, refused requests not counted. */
  asked: ModelRequest[] = [];
  private readonly cache = new PromptCache();

  constructor(
    private readonly faults: FaultScript,
    readonly models: ServedModel[],
  ) {}

  /** @throws ApiError where the request is wrong or a scripted fault refuses it */
  accept(endpoint: Endpoint, body: unknown): { request: ModelRequest; fault: Fault | undefined } {
    const request = readModelRequest(endpoint, body, this.models);
    const fault = this.faults.take('model', request);
    throwRefusal(fault, request);
    return { request, fault };
  }

  answer(request: ModelRequest, fault: Fault | undefined): Promise<ModelAnswer> {
    this.asked.push(request);
    return composeAnswer({
      request,
      respond: this.respondTo.get(request.schemaName ?? '') ?? this.respond,
      fault,
      cache: this.cache,
    });
  }

  reset(): void {
    this.respond = judgeByWords;
    this.respondTo = new Map([['texts', () => noTexts]]);
    this.asked = [];
    this.cache.clear();
  }
}
