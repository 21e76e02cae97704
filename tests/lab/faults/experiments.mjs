import { fillDisk } from './disk.mjs';
import { spoilReceivers } from './receivers.mjs';
import { freezeDatabase, slowDatabase, takeConnections } from './database.mjs';
import { killApi, killDatabase, restartInTurns } from './processes.mjs';
import { harmPictures } from './pictures.mjs';
import { continueElsewhere } from './unfinished.mjs';
import { killUploads } from './uploads.mjs';
import { exchangeProcesses } from './several.mjs';
import { failStatements, loseAnswers, overload, overloadRudely } from './requests.mjs';

/**
 * What can be done to the platform, by its name in threats.md. The short forms assert what holds on any machine;
 * times are asserted in the long ones, which want a machine of their own.
 */
export const EXPERIMENTS = {
  E1: { title: 'the API killed', run: killApi },
  E1b: { title: 'the API killed while files are uploaded', run: killUploads },
  E2: { title: 'the database killed', run: killDatabase },
  E4: { title: 'the disk full', run: fillDisk },
  E6: { title: 'the database slow', run: slowDatabase },
  E7: { title: 'the database frozen', run: freezeDatabase },
  E8: { title: 'no connection left', run: takeConnections },
  E12: { title: 'receivers that hang, drip, pour and redirect', run: spoilReceivers },
  E13: { title: 'processes restarted in turns', run: restartInTurns },
  E13b: { title: 'web processes of one port exchanged', run: exchangeProcesses },
  E20: { title: 'answers lost', run: loseAnswers },
  E21: { title: 'ten times too much', run: overload },
  E21b: { title: 'ten times too much, without patience', run: overloadRudely },
  E24: { title: 'the n-th statement fails', run: failStatements },
  E27: { title: 'the API killed while visitors continue elsewhere', run: continueElsewhere },
  E29: { title: 'the programs that draw pictures harmed, and the disk full', run: harmPictures },
};
