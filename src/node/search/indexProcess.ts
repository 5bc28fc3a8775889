import { answerTask } from "../bundling/answerTask";
import { doTask } from "./indexTask";

answerTask(doTask);
