// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { OperationId, ValueOf } from './index.ts';

export const examples: { readonly [Id in OperationId]: ValueOf<Id> } = {
  getSystemStatus: {"status":0,"ip":"203.0.113.7"},
  getWhiteLabel: [{"modId":"REGISTRATION","enabled":"1","childrenNodes":[{"modId":"USERNAMEREG3","enabled":"1"},{"modId":"MOBILENUMREG3","enabled":"0"}]}],
  getStartUp: {"merchant":{"code":"example","currency":"CNY"},"domainRoute":["www.example.com"],"resources":[{"resourceType":"LIVECHAT","name":"Customer service","url":"https://chat.example.com"}],"whitelabel":[{"modId":"REGISTRATION","enabled":"1","childrenNodes":[{"modId":"USERNAMEREG3","enabled":"1"},{"modId":"MOBILENUMREG3","enabled":"0"}]}],"register":[{"key":"username","enabled":true,"required":true,"minLength":4,"maxLength":12,"patternId":5,"type":"text"}],"mainDomain":"www.example.com","analytics":{},"imageCDNs":["https://images.example.com"],"launchGameCDNs":["https://games.example.com"],"location":{"ip":"203.0.113.7"},"maintenance":false,"regionRestriction":false,"languages":["CN","EN","VI"],"memberTypes":{"agent":[1,2,41,42],"trial":[4]},"timeZone":"Asia/Shanghai"},
  getRegistrationSettings: [{"key":"username","enabled":true,"required":true,"minLength":4,"maxLength":12,"patternId":5,"type":"text"}],
  getDomainRoute: ["www.example.com","m.example.com"],
  getCountries: [{"countryCode":"CN","countryDialingCode":"86"},{"countryCode":"VN","countryDialingCode":"84"}],
  getKeys: {"serverTime":1772337600,"keys":[{"kty":"EC","crv":"P-256","x":"f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU","y":"x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0","kid":"2026-03","use":"enc","alg":"ECDH-ES"}]},
  getHelpCenter: {"topics":[{"id":"deposit","title":"How to deposit","content":"<p>Open your wallet and choose a method.</p>"}]},
  reportFault: null,
  logIn: {"token":"mQ2…","firstTimeLogin":false,"passwordExpired":false},
  answerLoginChallenge: {"token":"mQ2…","firstTimeLogin":false,"passwordExpired":false},
  logInFreePlay: {"token":"mQ2…","firstTimeLogin":false,"passwordExpired":false},
  logOut: null,
  sendLoginSms: {"expiredMinutes":5},
  getCaptcha: "iVBORw0KGgo=",
  getMemberInfo: {"id":"1001","account":"player","nickname":"Player","type":0},
  getMemberIcon: {"url":"/media/icons/3.svg"},
  changePassword: null,
  getBalance: {"balance":"123456","currency":"CNY","currencySymbol":"¥","sequence":42},
  getGameVendors: {"data":{"lanes":[{"gameType":"RNG","vendors":[{"vassalage":"BAIZE","isNew":1,"gameType":"RNG","displayName":"Baize Originals","smallIcon":"/media/vendors/BAIZE.svg"}]}]}},
  getVassalageGameType: {"gameType":"RNG"},
  getGameList: {"games":[{"nodeId":"BAIZE-dragon-gate","vassalage":"BAIZE","gameType":"RNG","gameName":"Dragon Gate","showIcon":"/media/covers/dragon-gate.avif","gameCode":"dragon-gate","trial":true}],"pageNum":1,"totalPages":4},
  getHotGames: {"list":[{"nodeId":"BAIZE-dragon-gate","vassalage":"BAIZE","gameType":"RNG","gameName":"Dragon Gate","showIcon":"/media/covers/dragon-gate.avif","gameCode":"dragon-gate","trial":true}]},
  getRecentGames: {"list":[{"nodeId":"BAIZE-dragon-gate","vassalage":"BAIZE","gameType":"RNG","gameName":"Dragon Gate","showIcon":"/media/covers/dragon-gate.avif","gameCode":"dragon-gate","trial":true}]},
  launchExternalGame: {"url":"https://games.example.com/play?session=Zk3","mode":"frame"},
  launchGame: {"url":"https://games.example.com/play?session=Zk3","mode":"frame"},
  getAnnouncements: {"banners":[{"id":"1","url":"/media/banners/1.svg","linkageType":"promotions","groupName":"w_home"}],"player":[],"popup":[{"id":"9","title":"Welcome","content":"<p>Good to see you.</p>","startDate":"2026-01-01T00:00:00Z","noExpiry":1,"execution":"B"}],"promotion":[{"id":"3","title":"First deposit","announcementImages":[{"url":"/media/promotions/3.svg"}]}]},
};
