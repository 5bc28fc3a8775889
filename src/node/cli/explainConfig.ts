import { explainConfigError } from "../explainConfigError";

// To be imported first: what is imported later may be the config.
process.on("uncaughtException", (error) => {
  console.error(explainConfigError(error, process.cwd()) ?? error);
  process.exit(1);
});
