// Generated from admin/desk/form/formSchemas.ts by `npm run generate`. Do not edit.
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") {
		for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
			key = keys[i];
			if (!__hasOwnProp.call(to, key) && key !== except) {
				__defProp(to, key, {
					get: ((k) => from[k]).bind(null, key),
					enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
				});
			}
		}
	}
	return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(isNodeMode || !mod || !mod.__esModule || !__hasOwnProp.call(mod, "default") ? __defProp(target, "default", {
	value: mod,
	enumerable: true
}) : target, mod));

var require_formats = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
	function fmtDef(validate, compare) {
		return {
			validate,
			compare
		};
	}
	exports.fullFormats = {
		date: fmtDef(date, compareDate),
		time: fmtDef(time, compareTime),
		"date-time": fmtDef(date_time, compareDateTime),
		duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
		uri,
		"uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
		"uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
		url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
		email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
		hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
		ipv4: /^(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)$/,
		ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
		regex,
		uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
		"json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
		"json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
		"relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
		byte,
		int32: {
			type: "number",
			validate: validateInt32
		},
		int64: {
			type: "number",
			validate: validateInt64
		},
		float: {
			type: "number",
			validate: validateNumber
		},
		double: {
			type: "number",
			validate: validateNumber
		},
		password: true,
		binary: true
	};
	exports.fastFormats = {
		...exports.fullFormats,
		date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
		time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareTime),
		"date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
		uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
		"uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
		email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
	};
	exports.formatNames = Object.keys(exports.fullFormats);
	function isLeapYear(year) {
		return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
	}
	const DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
	const DAYS = [
		0,
		31,
		28,
		31,
		30,
		31,
		30,
		31,
		31,
		30,
		31,
		30,
		31
	];
	function date(str) {
		const matches = DATE.exec(str);
		if (!matches) return false;
		const year = +matches[1];
		const month = +matches[2];
		const day = +matches[3];
		return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
	}
	function compareDate(d1, d2) {
		if (!(d1 && d2)) return void 0;
		if (d1 > d2) return 1;
		if (d1 < d2) return -1;
		return 0;
	}
	const TIME = /^(\d\d):(\d\d):(\d\d)(\.\d+)?(z|[+-]\d\d(?::?\d\d)?)?$/i;
	function time(str, withTimeZone) {
		const matches = TIME.exec(str);
		if (!matches) return false;
		const hour = +matches[1];
		const minute = +matches[2];
		const second = +matches[3];
		const timeZone = matches[5];
		return (hour <= 23 && minute <= 59 && second <= 59 || hour === 23 && minute === 59 && second === 60) && (!withTimeZone || timeZone !== "");
	}
	function compareTime(t1, t2) {
		if (!(t1 && t2)) return void 0;
		const a1 = TIME.exec(t1);
		const a2 = TIME.exec(t2);
		if (!(a1 && a2)) return void 0;
		t1 = a1[1] + a1[2] + a1[3] + (a1[4] || "");
		t2 = a2[1] + a2[2] + a2[3] + (a2[4] || "");
		if (t1 > t2) return 1;
		if (t1 < t2) return -1;
		return 0;
	}
	const DATE_TIME_SEPARATOR = /t|\s/i;
	function date_time(str) {
		const dateTime = str.split(DATE_TIME_SEPARATOR);
		return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1], true);
	}
	function compareDateTime(dt1, dt2) {
		if (!(dt1 && dt2)) return void 0;
		const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
		const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
		const res = compareDate(d1, d2);
		if (res === void 0) return void 0;
		return res || compareTime(t1, t2);
	}
	const NOT_URI_FRAGMENT = /\/|:/;
	const URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
	function uri(str) {
		return NOT_URI_FRAGMENT.test(str) && URI.test(str);
	}
	const BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
	function byte(str) {
		BYTE.lastIndex = 0;
		return BYTE.test(str);
	}
	const MIN_INT32 = -(2 ** 31);
	const MAX_INT32 = 2 ** 31 - 1;
	function validateInt32(value) {
		return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
	}
	function validateInt64(value) {
		return Number.isInteger(value);
	}
	function validateNumber() {
		return true;
	}
	const Z_ANCHOR = /[^\\]\\Z/;
	function regex(str) {
		if (Z_ANCHOR.test(str)) return false;
		try {
			new RegExp(str);
			return true;
		} catch (e) {
			return false;
		}
	}
}));

var require_limits = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports["-71d41225"] = validate10;
	const schema11 = {
		"type": "object",
		"description": "Settings: what operators edit.",
		"additionalProperties": false,
		"properties": {
			"recharge": {
				"type": "object",
				"description": "Deposits.",
				"additionalProperties": false,
				"title": "Deposits",
				"properties": {
					"bank": {
						"type": "object",
						"description": "Deposits by bank transfer.",
						"additionalProperties": false,
						"title": "Bank transfer",
						"properties": {
							"min": {
								"type": "string",
								"description": "The smallest deposit by bank transfer. It can only narrow the platform's own minimum.",
								"pattern": "^[0-9]{1,15}(\\.[0-9]{1,8})?$",
								"format": "decimal",
								"title": "Minimum"
							},
							"max": {
								"type": "string",
								"description": "The largest deposit by bank transfer. It can only narrow the platform's own maximum.",
								"pattern": "^[0-9]{1,15}(\\.[0-9]{1,8})?$",
								"format": "decimal",
								"title": "Maximum"
							}
						},
						"required": ["min", "max"]
					},
					"wechat": {
						"type": "object",
						"description": "Deposits by WeChat.",
						"additionalProperties": false,
						"title": "WeChat",
						"properties": {
							"min": {
								"type": "string",
								"description": "The smallest deposit by WeChat. It can only narrow the platform's own minimum.",
								"pattern": "^[0-9]{1,15}(\\.[0-9]{1,8})?$",
								"format": "decimal",
								"title": "Minimum"
							},
							"max": {
								"type": "string",
								"description": "The largest deposit by WeChat. It can only narrow the platform's own maximum.",
								"pattern": "^[0-9]{1,15}(\\.[0-9]{1,8})?$",
								"format": "decimal",
								"title": "Maximum"
							}
						},
						"required": ["min", "max"]
					},
					"alipay": {
						"type": "object",
						"description": "Deposits by Alipay.",
						"additionalProperties": false,
						"title": "Alipay",
						"properties": {
							"min": {
								"type": "string",
								"description": "The smallest deposit by Alipay. It can only narrow the platform's own minimum.",
								"pattern": "^[0-9]{1,15}(\\.[0-9]{1,8})?$",
								"format": "decimal",
								"title": "Minimum"
							},
							"max": {
								"type": "string",
								"description": "The largest deposit by Alipay. It can only narrow the platform's own maximum.",
								"pattern": "^[0-9]{1,15}(\\.[0-9]{1,8})?$",
								"format": "decimal",
								"title": "Maximum"
							}
						},
						"required": ["min", "max"]
					},
					"usdtTrc20": {
						"type": "object",
						"description": "Deposits by USDT on TRC20.",
						"additionalProperties": false,
						"title": "USDT on TRC20",
						"properties": {
							"min": {
								"type": "string",
								"description": "The smallest deposit by USDT on TRC20. It can only narrow the platform's own minimum.",
								"pattern": "^[0-9]{1,15}(\\.[0-9]{1,8})?$",
								"format": "decimal",
								"title": "Minimum"
							},
							"max": {
								"type": "string",
								"description": "The largest deposit by USDT on TRC20. It can only narrow the platform's own maximum.",
								"pattern": "^[0-9]{1,15}(\\.[0-9]{1,8})?$",
								"format": "decimal",
								"title": "Maximum"
							}
						},
						"required": ["min", "max"]
					},
					"usdtErc20": {
						"type": "object",
						"description": "Deposits by USDT on ERC20.",
						"additionalProperties": false,
						"title": "USDT on ERC20",
						"properties": {
							"min": {
								"type": "string",
								"description": "The smallest deposit by USDT on ERC20. It can only narrow the platform's own minimum.",
								"pattern": "^[0-9]{1,15}(\\.[0-9]{1,8})?$",
								"format": "decimal",
								"title": "Minimum"
							},
							"max": {
								"type": "string",
								"description": "The largest deposit by USDT on ERC20. It can only narrow the platform's own maximum.",
								"pattern": "^[0-9]{1,15}(\\.[0-9]{1,8})?$",
								"format": "decimal",
								"title": "Maximum"
							}
						},
						"required": ["min", "max"]
					},
					"chips": {
						"type": "array",
						"description": "Chips of the amount field for won.",
						"minItems": 1,
						"maxItems": 8,
						"title": "Chips in won",
						"items": {
							"type": "string",
							"description": "What one chip adds to the amount, in won.",
							"pattern": "^[0-9]{1,15}(\\.[0-9]{1,8})?$",
							"format": "decimal"
						}
					},
					"usdtChips": {
						"type": "array",
						"description": "Chips of the amount field for USDT.",
						"minItems": 1,
						"maxItems": 8,
						"title": "Chips in USDT",
						"items": {
							"type": "string",
							"description": "What one chip adds to the amount, in USDT.",
							"pattern": "^[0-9]{1,15}(\\.[0-9]{1,8})?$",
							"format": "decimal"
						}
					},
					"defaultMin": {
						"type": "string",
						"description": "The smallest deposit until the platform's own range is known.",
						"pattern": "^[0-9]{1,15}(\\.[0-9]{1,8})?$",
						"format": "decimal",
						"title": "Minimum until the platform answers"
					},
					"defaultMax": {
						"type": "string",
						"description": "The largest deposit until the platform's own range is known.",
						"pattern": "^[0-9]{1,15}(\\.[0-9]{1,8})?$",
						"format": "decimal",
						"title": "Maximum until the platform answers"
					},
					"orderMinutes": {
						"type": "integer",
						"description": "Minutes a deposit order may be paid.",
						"minimum": 5,
						"maximum": 1440,
						"title": "Time to pay an order, minutes"
					}
				},
				"required": [
					"bank",
					"wechat",
					"alipay",
					"usdtTrc20",
					"usdtErc20",
					"chips",
					"usdtChips",
					"defaultMin",
					"defaultMax",
					"orderMinutes"
				]
			},
			"withdrawal": {
				"type": "object",
				"description": "Withdrawals.",
				"additionalProperties": false,
				"title": "Withdrawals",
				"properties": {
					"bankMin": {
						"type": "string",
						"description": "The smallest withdrawal to a bank account, in won.",
						"pattern": "^[0-9]{1,15}(\\.[0-9]{1,8})?$",
						"format": "decimal",
						"title": "To a bank account, minimum"
					},
					"agentMin": {
						"type": "string",
						"description": "The smallest agent withdrawal, in won.",
						"pattern": "^[0-9]{1,15}(\\.[0-9]{1,8})?$",
						"format": "decimal",
						"title": "By an agent, minimum"
					},
					"usdtMin": {
						"type": "string",
						"description": "The smallest withdrawal in USDT.",
						"pattern": "^[0-9]{1,15}(\\.[0-9]{1,8})?$",
						"format": "decimal",
						"title": "In USDT, minimum"
					},
					"redirectSeconds": {
						"type": "number",
						"description": "Seconds between a successful withdrawal and the records.",
						"minimum": .5,
						"maximum": 3600,
						"title": "Pause before the records, seconds"
					}
				},
				"required": [
					"bankMin",
					"agentMin",
					"usdtMin",
					"redirectSeconds"
				]
			},
			"hours": {
				"type": "object",
				"description": "When deposits and withdrawals are open.",
				"additionalProperties": false,
				"title": "Hours",
				"properties": {
					"zone": {
						"type": "integer",
						"description": "Hours ahead of UTC in which the opening hours are meant.",
						"minimum": -12,
						"maximum": 14,
						"title": "Hours ahead of UTC"
					},
					"weekdays": {
						"type": "object",
						"description": "Opening hours on weekdays.",
						"additionalProperties": false,
						"title": "Weekdays",
						"properties": {
							"from": {
								"type": "string",
								"format": "clock",
								"pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$",
								"title": "From",
								"description": "The time from which weekdays are open: 10 or \"10:30\"."
							},
							"to": {
								"type": "string",
								"format": "clock",
								"pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$|^24:00$",
								"title": "To",
								"description": "The time at which weekdays close, on the next day where that is before they open: 22 or \"22:30\", 24 for midnight."
							}
						},
						"required": ["from", "to"]
					},
					"weekend": {
						"type": "object",
						"description": "Opening hours on weekends.",
						"additionalProperties": false,
						"title": "Weekend",
						"properties": {
							"from": {
								"type": "string",
								"format": "clock",
								"pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$",
								"title": "From",
								"description": "The time from which weekends are open: 10 or \"10:30\"."
							},
							"to": {
								"type": "string",
								"format": "clock",
								"pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$|^24:00$",
								"title": "To",
								"description": "The time at which weekends close, on the next day where that is before they open: 22 or \"22:30\", 24 for midnight."
							}
						},
						"required": ["from", "to"]
					}
				},
				"required": [
					"zone",
					"weekdays",
					"weekend"
				]
			},
			"cards": {
				"type": "object",
				"description": "Saved cards.",
				"additionalProperties": false,
				"title": "Cards",
				"properties": { "max": {
					"type": "integer",
					"description": "Bank cards, and USDT addresses, a member may save.",
					"minimum": 1,
					"maximum": 20,
					"title": "Saved cards, at most"
				} },
				"required": ["max"]
			},
			"lottery": {
				"type": "object",
				"description": "Lottery boards.",
				"additionalProperties": false,
				"title": "Lottery",
				"properties": {
					"chips": {
						"type": "array",
						"description": "Stake chips.",
						"minItems": 1,
						"maxItems": 8,
						"title": "Stake chips",
						"items": {
							"type": "string",
							"description": "What one chip stakes.",
							"pattern": "^[0-9]{1,15}(\\.[0-9]{1,8})?$",
							"format": "decimal"
						}
					},
					"warnAt": {
						"type": "number",
						"description": "Seconds before the close at which the warning shows.",
						"minimum": .5,
						"maximum": 3600,
						"title": "Warn before the close, seconds"
					},
					"warnFor": {
						"type": "number",
						"description": "Seconds the warning stays.",
						"minimum": .5,
						"maximum": 3600,
						"title": "The warning stays, seconds"
					},
					"ballPk10": {
						"type": "number",
						"description": "Seconds between two balls of a pk10 draw.",
						"minimum": .5,
						"maximum": 3600,
						"title": "Between two balls (pk10), seconds"
					},
					"ballK3": {
						"type": "number",
						"description": "Seconds between two dice of a k3 draw.",
						"minimum": .5,
						"maximum": 3600,
						"title": "Between two dice (k3), seconds"
					},
					"payoutDecimals": {
						"type": "integer",
						"description": "Decimals of the top payout.",
						"minimum": 0,
						"maximum": 8,
						"title": "Top payout, decimals"
					}
				},
				"required": [
					"chips",
					"warnAt",
					"warnFor",
					"ballPk10",
					"ballK3",
					"payoutDecimals"
				]
			},
			"game": {
				"type": "object",
				"description": "Games.",
				"additionalProperties": false,
				"title": "Games",
				"properties": {
					"loadSeconds": {
						"type": "number",
						"description": "Seconds a game may take to load before members are offered to try again.",
						"minimum": .5,
						"maximum": 3600,
						"title": "A game may load for, seconds"
					},
					"origins": {
						"type": "array",
						"description": "Origins that games may come from. Empty for all that the service allows; it can only narrow them.",
						"maxItems": 50,
						"uniqueItems": true,
						"title": "Origins games may come from",
						"items": {
							"type": "string",
							"description": "An origin, such as https://games.example.com.",
							"pattern": "^https://[a-z0-9.-]+(:[0-9]{1,5})?$"
						}
					}
				},
				"required": ["loadSeconds", "origins"]
			},
			"polling": {
				"type": "object",
				"description": "How often open screens read again.",
				"additionalProperties": false,
				"title": "Polling",
				"properties": {
					"balance": {
						"type": "number",
						"description": "Seconds between two reads of the balance.",
						"minimum": .5,
						"maximum": 3600,
						"title": "Balance, seconds"
					},
					"wallets": {
						"type": "number",
						"description": "Seconds between two reads of the game wallets on the money and withdrawal screens.",
						"minimum": .5,
						"maximum": 3600,
						"title": "Game wallets, seconds"
					},
					"walletsOnTransfer": {
						"type": "number",
						"description": "Seconds between two reads of the game wallets on the transfer screen.",
						"minimum": .5,
						"maximum": 3600,
						"title": "Game wallets on transfer, seconds"
					},
					"draw": {
						"type": "number",
						"description": "Seconds between two looks for a lottery draw that is due.",
						"minimum": .5,
						"maximum": 3600,
						"title": "A draw that is due, seconds"
					}
				},
				"required": [
					"balance",
					"wallets",
					"walletsOnTransfer",
					"draw"
				]
			},
			"timeouts": {
				"type": "object",
				"description": "Time-outs of calls.",
				"additionalProperties": false,
				"title": "Time-outs",
				"properties": {
					"read": {
						"type": "number",
						"description": "Seconds a read may take.",
						"minimum": .5,
						"maximum": 3600,
						"title": "A read, seconds"
					},
					"money": {
						"type": "number",
						"description": "Seconds a money call or an upload may take.",
						"minimum": .5,
						"maximum": 3600,
						"title": "Money and uploads, seconds"
					}
				},
				"required": ["read", "money"]
			},
			"dates": {
				"type": "object",
				"description": "Date ranges of pickers.",
				"additionalProperties": false,
				"title": "Dates",
				"properties": {
					"min": {
						"type": "string",
						"description": "The first date that can be chosen in record filters.",
						"format": "date",
						"title": "Records from"
					},
					"max": {
						"type": "string",
						"description": "The last date that can be chosen in record filters.",
						"format": "date",
						"title": "Records until"
					},
					"birthdayMin": {
						"type": "string",
						"description": "The earliest birthday.",
						"format": "date",
						"title": "Earliest birthday"
					}
				},
				"required": [
					"min",
					"max",
					"birthdayMin"
				]
			},
			"carousel": {
				"type": "object",
				"description": "Carousels.",
				"additionalProperties": false,
				"title": "Carousels",
				"properties": {
					"banner": {
						"type": "number",
						"description": "Seconds a banner stands.",
						"minimum": .5,
						"maximum": 3600,
						"title": "Banner, seconds"
					},
					"app": {
						"type": "number",
						"description": "Seconds a picture of the download page stands.",
						"minimum": .5,
						"maximum": 3600,
						"title": "Download page, seconds"
					}
				},
				"required": ["banner", "app"]
			},
			"languages": {
				"type": "object",
				"description": "The languages of the app.",
				"additionalProperties": false,
				"title": "Languages",
				"properties": {
					"offered": {
						"type": "array",
						"description": "The languages members may choose.",
						"minItems": 1,
						"uniqueItems": true,
						"title": "Offered to members",
						"items": {
							"type": "string",
							"description": "A language.",
							"enum": [
								"kor",
								"cn",
								"en"
							]
						}
					},
					"default": {
						"type": "string",
						"description": "The language before a member chooses.",
						"enum": [
							"kor",
							"cn",
							"en"
						],
						"title": "Before a member chooses"
					}
				},
				"required": ["offered", "default"]
			},
			"register": {
				"type": "object",
				"description": "Registering.",
				"additionalProperties": false,
				"title": "Registering",
				"properties": {
					"captcha": {
						"type": "boolean",
						"description": "Whether registering asks for the picture code.",
						"title": "Picture code"
					},
					"minimumAge": {
						"type": "integer",
						"description": "The age members confirm.",
						"minimum": 18,
						"maximum": 30,
						"title": "Minimum age"
					}
				},
				"required": ["captcha", "minimumAge"]
			},
			"account": {
				"type": "object",
				"description": "Usernames and passwords.",
				"additionalProperties": false,
				"title": "Names and passwords",
				"properties": {
					"nameMin": {
						"type": "integer",
						"description": "Characters of a username, at least.",
						"minimum": 1,
						"maximum": 32,
						"title": "Username, at least"
					},
					"nameMax": {
						"type": "integer",
						"description": "Characters of a username, at most.",
						"minimum": 1,
						"maximum": 32,
						"title": "Username, at most"
					},
					"passwordMin": {
						"type": "integer",
						"description": "Characters of a login or pay password, at least.",
						"minimum": 1,
						"maximum": 32,
						"title": "Password, at least"
					},
					"payPasswordMin": {
						"type": "integer",
						"description": "Characters of the pay password where a card is saved, at least.",
						"minimum": 1,
						"maximum": 32,
						"title": "Pay password, at least"
					},
					"payPasswordMax": {
						"type": "integer",
						"description": "Characters of the pay password where a card is saved, at most.",
						"minimum": 1,
						"maximum": 32,
						"title": "Pay password, at most"
					}
				},
				"required": [
					"nameMin",
					"nameMax",
					"passwordMin",
					"payPasswordMin",
					"payPasswordMax"
				]
			},
			"records": {
				"type": "object",
				"description": "Record lists.",
				"additionalProperties": false,
				"title": "Record lists",
				"properties": {
					"period": {
						"description": "The period records show at first: 1 today, 2 seven days, 3 fifteen, 4 thirty.",
						"enum": [
							1,
							2,
							3,
							4
						],
						"title": "Period at first"
					},
					"offset": {
						"type": "integer",
						"description": "Pixels before the end at which a record list reads on.",
						"minimum": 0,
						"maximum": 2e3,
						"title": "Records, pixels before the end"
					},
					"rebateOffset": {
						"type": "integer",
						"description": "The same of the rebate list.",
						"minimum": 0,
						"maximum": 2e3,
						"title": "Rebate orders, pixels before the end"
					},
					"noticeOffset": {
						"type": "integer",
						"description": "The same of the notices.",
						"minimum": 0,
						"maximum": 2e3,
						"title": "Notices, pixels before the end"
					}
				},
				"required": [
					"period",
					"offset",
					"rebateOffset",
					"noticeOffset"
				]
			},
			"vip": {
				"type": "object",
				"description": "The VIP ladder.",
				"additionalProperties": false,
				"title": "VIP",
				"properties": {
					"levels": {
						"type": "integer",
						"description": "VIP levels.",
						"minimum": 1,
						"maximum": 20,
						"title": "Levels"
					},
					"keepDays": {
						"type": "integer",
						"description": "Days within which a level must be maintained.",
						"minimum": 1,
						"maximum": 365,
						"title": "Days to keep a level"
					}
				},
				"required": ["levels", "keepDays"]
			}
		},
		"required": [
			"recharge",
			"withdrawal",
			"hours",
			"cards",
			"lottery",
			"game",
			"polling",
			"timeouts",
			"dates",
			"carousel",
			"languages",
			"register",
			"account",
			"records",
			"vip"
		],
		"$id": "-71d41225"
	};
	const func2 = Object.prototype.hasOwnProperty;
	const formats0 = /^/;
	const formats34 = /^/;
	const formats44 = require_formats().fullFormats.date;
	const pattern0 = new RegExp("^[0-9]{1,15}(\\.[0-9]{1,8})?$", "u");
	const pattern17 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
	const pattern18 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$|^24:00$", "u");
	const pattern22 = new RegExp("^https://[a-z0-9.-]+(:[0-9]{1,5})?$", "u");
	function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
		let vErrors = null;
		let errors = 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.recharge === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "recharge" },
					message: "must have required property 'recharge'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.withdrawal === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "withdrawal" },
					message: "must have required property 'withdrawal'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.hours === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "hours" },
					message: "must have required property 'hours'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.cards === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "cards" },
					message: "must have required property 'cards'"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (data.lottery === void 0) {
				const err4 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "lottery" },
					message: "must have required property 'lottery'"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (data.game === void 0) {
				const err5 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "game" },
					message: "must have required property 'game'"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (data.polling === void 0) {
				const err6 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "polling" },
					message: "must have required property 'polling'"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (data.timeouts === void 0) {
				const err7 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "timeouts" },
					message: "must have required property 'timeouts'"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (data.dates === void 0) {
				const err8 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "dates" },
					message: "must have required property 'dates'"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (data.carousel === void 0) {
				const err9 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "carousel" },
					message: "must have required property 'carousel'"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			if (data.languages === void 0) {
				const err10 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "languages" },
					message: "must have required property 'languages'"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (data.register === void 0) {
				const err11 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "register" },
					message: "must have required property 'register'"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
			if (data.account === void 0) {
				const err12 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "account" },
					message: "must have required property 'account'"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
			if (data.records === void 0) {
				const err13 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "records" },
					message: "must have required property 'records'"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
			if (data.vip === void 0) {
				const err14 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "vip" },
					message: "must have required property 'vip'"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			for (const key0 in data) if (!func2.call(schema11.properties, key0)) {
				const err15 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
			if (data.recharge !== void 0) {
				let data0 = data.recharge;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					if (data0.bank === void 0) {
						const err16 = {
							instancePath: instancePath + "/recharge",
							schemaPath: "#/properties/recharge/required",
							keyword: "required",
							params: { missingProperty: "bank" },
							message: "must have required property 'bank'"
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
					if (data0.wechat === void 0) {
						const err17 = {
							instancePath: instancePath + "/recharge",
							schemaPath: "#/properties/recharge/required",
							keyword: "required",
							params: { missingProperty: "wechat" },
							message: "must have required property 'wechat'"
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
					if (data0.alipay === void 0) {
						const err18 = {
							instancePath: instancePath + "/recharge",
							schemaPath: "#/properties/recharge/required",
							keyword: "required",
							params: { missingProperty: "alipay" },
							message: "must have required property 'alipay'"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
					if (data0.usdtTrc20 === void 0) {
						const err19 = {
							instancePath: instancePath + "/recharge",
							schemaPath: "#/properties/recharge/required",
							keyword: "required",
							params: { missingProperty: "usdtTrc20" },
							message: "must have required property 'usdtTrc20'"
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
					if (data0.usdtErc20 === void 0) {
						const err20 = {
							instancePath: instancePath + "/recharge",
							schemaPath: "#/properties/recharge/required",
							keyword: "required",
							params: { missingProperty: "usdtErc20" },
							message: "must have required property 'usdtErc20'"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
					if (data0.chips === void 0) {
						const err21 = {
							instancePath: instancePath + "/recharge",
							schemaPath: "#/properties/recharge/required",
							keyword: "required",
							params: { missingProperty: "chips" },
							message: "must have required property 'chips'"
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
					if (data0.usdtChips === void 0) {
						const err22 = {
							instancePath: instancePath + "/recharge",
							schemaPath: "#/properties/recharge/required",
							keyword: "required",
							params: { missingProperty: "usdtChips" },
							message: "must have required property 'usdtChips'"
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
					if (data0.defaultMin === void 0) {
						const err23 = {
							instancePath: instancePath + "/recharge",
							schemaPath: "#/properties/recharge/required",
							keyword: "required",
							params: { missingProperty: "defaultMin" },
							message: "must have required property 'defaultMin'"
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
					if (data0.defaultMax === void 0) {
						const err24 = {
							instancePath: instancePath + "/recharge",
							schemaPath: "#/properties/recharge/required",
							keyword: "required",
							params: { missingProperty: "defaultMax" },
							message: "must have required property 'defaultMax'"
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
					if (data0.orderMinutes === void 0) {
						const err25 = {
							instancePath: instancePath + "/recharge",
							schemaPath: "#/properties/recharge/required",
							keyword: "required",
							params: { missingProperty: "orderMinutes" },
							message: "must have required property 'orderMinutes'"
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
					for (const key1 in data0) if (!func2.call(schema11.properties.recharge.properties, key1)) {
						const err26 = {
							instancePath: instancePath + "/recharge",
							schemaPath: "#/properties/recharge/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key1 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
					if (data0.bank !== void 0) {
						let data1 = data0.bank;
						if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
							if (data1.min === void 0) {
								const err27 = {
									instancePath: instancePath + "/recharge/bank",
									schemaPath: "#/properties/recharge/properties/bank/required",
									keyword: "required",
									params: { missingProperty: "min" },
									message: "must have required property 'min'"
								};
								if (vErrors === null) vErrors = [err27];
								else vErrors.push(err27);
								errors++;
							}
							if (data1.max === void 0) {
								const err28 = {
									instancePath: instancePath + "/recharge/bank",
									schemaPath: "#/properties/recharge/properties/bank/required",
									keyword: "required",
									params: { missingProperty: "max" },
									message: "must have required property 'max'"
								};
								if (vErrors === null) vErrors = [err28];
								else vErrors.push(err28);
								errors++;
							}
							for (const key2 in data1) if (!(key2 === "min" || key2 === "max")) {
								const err29 = {
									instancePath: instancePath + "/recharge/bank",
									schemaPath: "#/properties/recharge/properties/bank/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key2 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err29];
								else vErrors.push(err29);
								errors++;
							}
							if (data1.min !== void 0) {
								let data2 = data1.min;
								if (typeof data2 === "string") {
									if (!pattern0.test(data2)) {
										const err30 = {
											instancePath: instancePath + "/recharge/bank/min",
											schemaPath: "#/properties/recharge/properties/bank/properties/min/pattern",
											keyword: "pattern",
											params: { pattern: "^[0-9]{1,15}(\\.[0-9]{1,8})?$" },
											message: "must match pattern \"^[0-9]{1,15}(\\.[0-9]{1,8})?$\""
										};
										if (vErrors === null) vErrors = [err30];
										else vErrors.push(err30);
										errors++;
									}
									if (!formats0.test(data2)) {
										const err31 = {
											instancePath: instancePath + "/recharge/bank/min",
											schemaPath: "#/properties/recharge/properties/bank/properties/min/format",
											keyword: "format",
											params: { format: "decimal" },
											message: "must match format \"decimal\""
										};
										if (vErrors === null) vErrors = [err31];
										else vErrors.push(err31);
										errors++;
									}
								} else {
									const err32 = {
										instancePath: instancePath + "/recharge/bank/min",
										schemaPath: "#/properties/recharge/properties/bank/properties/min/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err32];
									else vErrors.push(err32);
									errors++;
								}
							}
							if (data1.max !== void 0) {
								let data3 = data1.max;
								if (typeof data3 === "string") {
									if (!pattern0.test(data3)) {
										const err33 = {
											instancePath: instancePath + "/recharge/bank/max",
											schemaPath: "#/properties/recharge/properties/bank/properties/max/pattern",
											keyword: "pattern",
											params: { pattern: "^[0-9]{1,15}(\\.[0-9]{1,8})?$" },
											message: "must match pattern \"^[0-9]{1,15}(\\.[0-9]{1,8})?$\""
										};
										if (vErrors === null) vErrors = [err33];
										else vErrors.push(err33);
										errors++;
									}
									if (!formats0.test(data3)) {
										const err34 = {
											instancePath: instancePath + "/recharge/bank/max",
											schemaPath: "#/properties/recharge/properties/bank/properties/max/format",
											keyword: "format",
											params: { format: "decimal" },
											message: "must match format \"decimal\""
										};
										if (vErrors === null) vErrors = [err34];
										else vErrors.push(err34);
										errors++;
									}
								} else {
									const err35 = {
										instancePath: instancePath + "/recharge/bank/max",
										schemaPath: "#/properties/recharge/properties/bank/properties/max/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err35];
									else vErrors.push(err35);
									errors++;
								}
							}
						} else {
							const err36 = {
								instancePath: instancePath + "/recharge/bank",
								schemaPath: "#/properties/recharge/properties/bank/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err36];
							else vErrors.push(err36);
							errors++;
						}
					}
					if (data0.wechat !== void 0) {
						let data4 = data0.wechat;
						if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
							if (data4.min === void 0) {
								const err37 = {
									instancePath: instancePath + "/recharge/wechat",
									schemaPath: "#/properties/recharge/properties/wechat/required",
									keyword: "required",
									params: { missingProperty: "min" },
									message: "must have required property 'min'"
								};
								if (vErrors === null) vErrors = [err37];
								else vErrors.push(err37);
								errors++;
							}
							if (data4.max === void 0) {
								const err38 = {
									instancePath: instancePath + "/recharge/wechat",
									schemaPath: "#/properties/recharge/properties/wechat/required",
									keyword: "required",
									params: { missingProperty: "max" },
									message: "must have required property 'max'"
								};
								if (vErrors === null) vErrors = [err38];
								else vErrors.push(err38);
								errors++;
							}
							for (const key3 in data4) if (!(key3 === "min" || key3 === "max")) {
								const err39 = {
									instancePath: instancePath + "/recharge/wechat",
									schemaPath: "#/properties/recharge/properties/wechat/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key3 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err39];
								else vErrors.push(err39);
								errors++;
							}
							if (data4.min !== void 0) {
								let data5 = data4.min;
								if (typeof data5 === "string") {
									if (!pattern0.test(data5)) {
										const err40 = {
											instancePath: instancePath + "/recharge/wechat/min",
											schemaPath: "#/properties/recharge/properties/wechat/properties/min/pattern",
											keyword: "pattern",
											params: { pattern: "^[0-9]{1,15}(\\.[0-9]{1,8})?$" },
											message: "must match pattern \"^[0-9]{1,15}(\\.[0-9]{1,8})?$\""
										};
										if (vErrors === null) vErrors = [err40];
										else vErrors.push(err40);
										errors++;
									}
									if (!formats0.test(data5)) {
										const err41 = {
											instancePath: instancePath + "/recharge/wechat/min",
											schemaPath: "#/properties/recharge/properties/wechat/properties/min/format",
											keyword: "format",
											params: { format: "decimal" },
											message: "must match format \"decimal\""
										};
										if (vErrors === null) vErrors = [err41];
										else vErrors.push(err41);
										errors++;
									}
								} else {
									const err42 = {
										instancePath: instancePath + "/recharge/wechat/min",
										schemaPath: "#/properties/recharge/properties/wechat/properties/min/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err42];
									else vErrors.push(err42);
									errors++;
								}
							}
							if (data4.max !== void 0) {
								let data6 = data4.max;
								if (typeof data6 === "string") {
									if (!pattern0.test(data6)) {
										const err43 = {
											instancePath: instancePath + "/recharge/wechat/max",
											schemaPath: "#/properties/recharge/properties/wechat/properties/max/pattern",
											keyword: "pattern",
											params: { pattern: "^[0-9]{1,15}(\\.[0-9]{1,8})?$" },
											message: "must match pattern \"^[0-9]{1,15}(\\.[0-9]{1,8})?$\""
										};
										if (vErrors === null) vErrors = [err43];
										else vErrors.push(err43);
										errors++;
									}
									if (!formats0.test(data6)) {
										const err44 = {
											instancePath: instancePath + "/recharge/wechat/max",
											schemaPath: "#/properties/recharge/properties/wechat/properties/max/format",
											keyword: "format",
											params: { format: "decimal" },
											message: "must match format \"decimal\""
										};
										if (vErrors === null) vErrors = [err44];
										else vErrors.push(err44);
										errors++;
									}
								} else {
									const err45 = {
										instancePath: instancePath + "/recharge/wechat/max",
										schemaPath: "#/properties/recharge/properties/wechat/properties/max/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err45];
									else vErrors.push(err45);
									errors++;
								}
							}
						} else {
							const err46 = {
								instancePath: instancePath + "/recharge/wechat",
								schemaPath: "#/properties/recharge/properties/wechat/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err46];
							else vErrors.push(err46);
							errors++;
						}
					}
					if (data0.alipay !== void 0) {
						let data7 = data0.alipay;
						if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
							if (data7.min === void 0) {
								const err47 = {
									instancePath: instancePath + "/recharge/alipay",
									schemaPath: "#/properties/recharge/properties/alipay/required",
									keyword: "required",
									params: { missingProperty: "min" },
									message: "must have required property 'min'"
								};
								if (vErrors === null) vErrors = [err47];
								else vErrors.push(err47);
								errors++;
							}
							if (data7.max === void 0) {
								const err48 = {
									instancePath: instancePath + "/recharge/alipay",
									schemaPath: "#/properties/recharge/properties/alipay/required",
									keyword: "required",
									params: { missingProperty: "max" },
									message: "must have required property 'max'"
								};
								if (vErrors === null) vErrors = [err48];
								else vErrors.push(err48);
								errors++;
							}
							for (const key4 in data7) if (!(key4 === "min" || key4 === "max")) {
								const err49 = {
									instancePath: instancePath + "/recharge/alipay",
									schemaPath: "#/properties/recharge/properties/alipay/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key4 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err49];
								else vErrors.push(err49);
								errors++;
							}
							if (data7.min !== void 0) {
								let data8 = data7.min;
								if (typeof data8 === "string") {
									if (!pattern0.test(data8)) {
										const err50 = {
											instancePath: instancePath + "/recharge/alipay/min",
											schemaPath: "#/properties/recharge/properties/alipay/properties/min/pattern",
											keyword: "pattern",
											params: { pattern: "^[0-9]{1,15}(\\.[0-9]{1,8})?$" },
											message: "must match pattern \"^[0-9]{1,15}(\\.[0-9]{1,8})?$\""
										};
										if (vErrors === null) vErrors = [err50];
										else vErrors.push(err50);
										errors++;
									}
									if (!formats0.test(data8)) {
										const err51 = {
											instancePath: instancePath + "/recharge/alipay/min",
											schemaPath: "#/properties/recharge/properties/alipay/properties/min/format",
											keyword: "format",
											params: { format: "decimal" },
											message: "must match format \"decimal\""
										};
										if (vErrors === null) vErrors = [err51];
										else vErrors.push(err51);
										errors++;
									}
								} else {
									const err52 = {
										instancePath: instancePath + "/recharge/alipay/min",
										schemaPath: "#/properties/recharge/properties/alipay/properties/min/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err52];
									else vErrors.push(err52);
									errors++;
								}
							}
							if (data7.max !== void 0) {
								let data9 = data7.max;
								if (typeof data9 === "string") {
									if (!pattern0.test(data9)) {
										const err53 = {
											instancePath: instancePath + "/recharge/alipay/max",
											schemaPath: "#/properties/recharge/properties/alipay/properties/max/pattern",
											keyword: "pattern",
											params: { pattern: "^[0-9]{1,15}(\\.[0-9]{1,8})?$" },
											message: "must match pattern \"^[0-9]{1,15}(\\.[0-9]{1,8})?$\""
										};
										if (vErrors === null) vErrors = [err53];
										else vErrors.push(err53);
										errors++;
									}
									if (!formats0.test(data9)) {
										const err54 = {
											instancePath: instancePath + "/recharge/alipay/max",
											schemaPath: "#/properties/recharge/properties/alipay/properties/max/format",
											keyword: "format",
											params: { format: "decimal" },
											message: "must match format \"decimal\""
										};
										if (vErrors === null) vErrors = [err54];
										else vErrors.push(err54);
										errors++;
									}
								} else {
									const err55 = {
										instancePath: instancePath + "/recharge/alipay/max",
										schemaPath: "#/properties/recharge/properties/alipay/properties/max/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err55];
									else vErrors.push(err55);
									errors++;
								}
							}
						} else {
							const err56 = {
								instancePath: instancePath + "/recharge/alipay",
								schemaPath: "#/properties/recharge/properties/alipay/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err56];
							else vErrors.push(err56);
							errors++;
						}
					}
					if (data0.usdtTrc20 !== void 0) {
						let data10 = data0.usdtTrc20;
						if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
							if (data10.min === void 0) {
								const err57 = {
									instancePath: instancePath + "/recharge/usdtTrc20",
									schemaPath: "#/properties/recharge/properties/usdtTrc20/required",
									keyword: "required",
									params: { missingProperty: "min" },
									message: "must have required property 'min'"
								};
								if (vErrors === null) vErrors = [err57];
								else vErrors.push(err57);
								errors++;
							}
							if (data10.max === void 0) {
								const err58 = {
									instancePath: instancePath + "/recharge/usdtTrc20",
									schemaPath: "#/properties/recharge/properties/usdtTrc20/required",
									keyword: "required",
									params: { missingProperty: "max" },
									message: "must have required property 'max'"
								};
								if (vErrors === null) vErrors = [err58];
								else vErrors.push(err58);
								errors++;
							}
							for (const key5 in data10) if (!(key5 === "min" || key5 === "max")) {
								const err59 = {
									instancePath: instancePath + "/recharge/usdtTrc20",
									schemaPath: "#/properties/recharge/properties/usdtTrc20/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key5 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err59];
								else vErrors.push(err59);
								errors++;
							}
							if (data10.min !== void 0) {
								let data11 = data10.min;
								if (typeof data11 === "string") {
									if (!pattern0.test(data11)) {
										const err60 = {
											instancePath: instancePath + "/recharge/usdtTrc20/min",
											schemaPath: "#/properties/recharge/properties/usdtTrc20/properties/min/pattern",
											keyword: "pattern",
											params: { pattern: "^[0-9]{1,15}(\\.[0-9]{1,8})?$" },
											message: "must match pattern \"^[0-9]{1,15}(\\.[0-9]{1,8})?$\""
										};
										if (vErrors === null) vErrors = [err60];
										else vErrors.push(err60);
										errors++;
									}
									if (!formats0.test(data11)) {
										const err61 = {
											instancePath: instancePath + "/recharge/usdtTrc20/min",
											schemaPath: "#/properties/recharge/properties/usdtTrc20/properties/min/format",
											keyword: "format",
											params: { format: "decimal" },
											message: "must match format \"decimal\""
										};
										if (vErrors === null) vErrors = [err61];
										else vErrors.push(err61);
										errors++;
									}
								} else {
									const err62 = {
										instancePath: instancePath + "/recharge/usdtTrc20/min",
										schemaPath: "#/properties/recharge/properties/usdtTrc20/properties/min/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err62];
									else vErrors.push(err62);
									errors++;
								}
							}
							if (data10.max !== void 0) {
								let data12 = data10.max;
								if (typeof data12 === "string") {
									if (!pattern0.test(data12)) {
										const err63 = {
											instancePath: instancePath + "/recharge/usdtTrc20/max",
											schemaPath: "#/properties/recharge/properties/usdtTrc20/properties/max/pattern",
											keyword: "pattern",
											params: { pattern: "^[0-9]{1,15}(\\.[0-9]{1,8})?$" },
											message: "must match pattern \"^[0-9]{1,15}(\\.[0-9]{1,8})?$\""
										};
										if (vErrors === null) vErrors = [err63];
										else vErrors.push(err63);
										errors++;
									}
									if (!formats0.test(data12)) {
										const err64 = {
											instancePath: instancePath + "/recharge/usdtTrc20/max",
											schemaPath: "#/properties/recharge/properties/usdtTrc20/properties/max/format",
											keyword: "format",
											params: { format: "decimal" },
											message: "must match format \"decimal\""
										};
										if (vErrors === null) vErrors = [err64];
										else vErrors.push(err64);
										errors++;
									}
								} else {
									const err65 = {
										instancePath: instancePath + "/recharge/usdtTrc20/max",
										schemaPath: "#/properties/recharge/properties/usdtTrc20/properties/max/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err65];
									else vErrors.push(err65);
									errors++;
								}
							}
						} else {
							const err66 = {
								instancePath: instancePath + "/recharge/usdtTrc20",
								schemaPath: "#/properties/recharge/properties/usdtTrc20/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err66];
							else vErrors.push(err66);
							errors++;
						}
					}
					if (data0.usdtErc20 !== void 0) {
						let data13 = data0.usdtErc20;
						if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
							if (data13.min === void 0) {
								const err67 = {
									instancePath: instancePath + "/recharge/usdtErc20",
									schemaPath: "#/properties/recharge/properties/usdtErc20/required",
									keyword: "required",
									params: { missingProperty: "min" },
									message: "must have required property 'min'"
								};
								if (vErrors === null) vErrors = [err67];
								else vErrors.push(err67);
								errors++;
							}
							if (data13.max === void 0) {
								const err68 = {
									instancePath: instancePath + "/recharge/usdtErc20",
									schemaPath: "#/properties/recharge/properties/usdtErc20/required",
									keyword: "required",
									params: { missingProperty: "max" },
									message: "must have required property 'max'"
								};
								if (vErrors === null) vErrors = [err68];
								else vErrors.push(err68);
								errors++;
							}
							for (const key6 in data13) if (!(key6 === "min" || key6 === "max")) {
								const err69 = {
									instancePath: instancePath + "/recharge/usdtErc20",
									schemaPath: "#/properties/recharge/properties/usdtErc20/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key6 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err69];
								else vErrors.push(err69);
								errors++;
							}
							if (data13.min !== void 0) {
								let data14 = data13.min;
								if (typeof data14 === "string") {
									if (!pattern0.test(data14)) {
										const err70 = {
											instancePath: instancePath + "/recharge/usdtErc20/min",
											schemaPath: "#/properties/recharge/properties/usdtErc20/properties/min/pattern",
											keyword: "pattern",
											params: { pattern: "^[0-9]{1,15}(\\.[0-9]{1,8})?$" },
											message: "must match pattern \"^[0-9]{1,15}(\\.[0-9]{1,8})?$\""
										};
										if (vErrors === null) vErrors = [err70];
										else vErrors.push(err70);
										errors++;
									}
									if (!formats0.test(data14)) {
										const err71 = {
											instancePath: instancePath + "/recharge/usdtErc20/min",
											schemaPath: "#/properties/recharge/properties/usdtErc20/properties/min/format",
											keyword: "format",
											params: { format: "decimal" },
											message: "must match format \"decimal\""
										};
										if (vErrors === null) vErrors = [err71];
										else vErrors.push(err71);
										errors++;
									}
								} else {
									const err72 = {
										instancePath: instancePath + "/recharge/usdtErc20/min",
										schemaPath: "#/properties/recharge/properties/usdtErc20/properties/min/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err72];
									else vErrors.push(err72);
									errors++;
								}
							}
							if (data13.max !== void 0) {
								let data15 = data13.max;
								if (typeof data15 === "string") {
									if (!pattern0.test(data15)) {
										const err73 = {
											instancePath: instancePath + "/recharge/usdtErc20/max",
											schemaPath: "#/properties/recharge/properties/usdtErc20/properties/max/pattern",
											keyword: "pattern",
											params: { pattern: "^[0-9]{1,15}(\\.[0-9]{1,8})?$" },
											message: "must match pattern \"^[0-9]{1,15}(\\.[0-9]{1,8})?$\""
										};
										if (vErrors === null) vErrors = [err73];
										else vErrors.push(err73);
										errors++;
									}
									if (!formats0.test(data15)) {
										const err74 = {
											instancePath: instancePath + "/recharge/usdtErc20/max",
											schemaPath: "#/properties/recharge/properties/usdtErc20/properties/max/format",
											keyword: "format",
											params: { format: "decimal" },
											message: "must match format \"decimal\""
										};
										if (vErrors === null) vErrors = [err74];
										else vErrors.push(err74);
										errors++;
									}
								} else {
									const err75 = {
										instancePath: instancePath + "/recharge/usdtErc20/max",
										schemaPath: "#/properties/recharge/properties/usdtErc20/properties/max/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err75];
									else vErrors.push(err75);
									errors++;
								}
							}
						} else {
							const err76 = {
								instancePath: instancePath + "/recharge/usdtErc20",
								schemaPath: "#/properties/recharge/properties/usdtErc20/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err76];
							else vErrors.push(err76);
							errors++;
						}
					}
					if (data0.chips !== void 0) {
						let data16 = data0.chips;
						if (Array.isArray(data16)) {
							if (data16.length > 8) {
								const err77 = {
									instancePath: instancePath + "/recharge/chips",
									schemaPath: "#/properties/recharge/properties/chips/maxItems",
									keyword: "maxItems",
									params: { limit: 8 },
									message: "must NOT have more than 8 items"
								};
								if (vErrors === null) vErrors = [err77];
								else vErrors.push(err77);
								errors++;
							}
							if (data16.length < 1) {
								const err78 = {
									instancePath: instancePath + "/recharge/chips",
									schemaPath: "#/properties/recharge/properties/chips/minItems",
									keyword: "minItems",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 items"
								};
								if (vErrors === null) vErrors = [err78];
								else vErrors.push(err78);
								errors++;
							}
							const len0 = data16.length;
							for (let i0 = 0; i0 < len0; i0++) {
								let data17 = data16[i0];
								if (typeof data17 === "string") {
									if (!pattern0.test(data17)) {
										const err79 = {
											instancePath: instancePath + "/recharge/chips/" + i0,
											schemaPath: "#/properties/recharge/properties/chips/items/pattern",
											keyword: "pattern",
											params: { pattern: "^[0-9]{1,15}(\\.[0-9]{1,8})?$" },
											message: "must match pattern \"^[0-9]{1,15}(\\.[0-9]{1,8})?$\""
										};
										if (vErrors === null) vErrors = [err79];
										else vErrors.push(err79);
										errors++;
									}
									if (!formats0.test(data17)) {
										const err80 = {
											instancePath: instancePath + "/recharge/chips/" + i0,
											schemaPath: "#/properties/recharge/properties/chips/items/format",
											keyword: "format",
											params: { format: "decimal" },
											message: "must match format \"decimal\""
										};
										if (vErrors === null) vErrors = [err80];
										else vErrors.push(err80);
										errors++;
									}
								} else {
									const err81 = {
										instancePath: instancePath + "/recharge/chips/" + i0,
										schemaPath: "#/properties/recharge/properties/chips/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err81];
									else vErrors.push(err81);
									errors++;
								}
							}
						} else {
							const err82 = {
								instancePath: instancePath + "/recharge/chips",
								schemaPath: "#/properties/recharge/properties/chips/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err82];
							else vErrors.push(err82);
							errors++;
						}
					}
					if (data0.usdtChips !== void 0) {
						let data18 = data0.usdtChips;
						if (Array.isArray(data18)) {
							if (data18.length > 8) {
								const err83 = {
									instancePath: instancePath + "/recharge/usdtChips",
									schemaPath: "#/properties/recharge/properties/usdtChips/maxItems",
									keyword: "maxItems",
									params: { limit: 8 },
									message: "must NOT have more than 8 items"
								};
								if (vErrors === null) vErrors = [err83];
								else vErrors.push(err83);
								errors++;
							}
							if (data18.length < 1) {
								const err84 = {
									instancePath: instancePath + "/recharge/usdtChips",
									schemaPath: "#/properties/recharge/properties/usdtChips/minItems",
									keyword: "minItems",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 items"
								};
								if (vErrors === null) vErrors = [err84];
								else vErrors.push(err84);
								errors++;
							}
							const len1 = data18.length;
							for (let i1 = 0; i1 < len1; i1++) {
								let data19 = data18[i1];
								if (typeof data19 === "string") {
									if (!pattern0.test(data19)) {
										const err85 = {
											instancePath: instancePath + "/recharge/usdtChips/" + i1,
											schemaPath: "#/properties/recharge/properties/usdtChips/items/pattern",
											keyword: "pattern",
											params: { pattern: "^[0-9]{1,15}(\\.[0-9]{1,8})?$" },
											message: "must match pattern \"^[0-9]{1,15}(\\.[0-9]{1,8})?$\""
										};
										if (vErrors === null) vErrors = [err85];
										else vErrors.push(err85);
										errors++;
									}
									if (!formats0.test(data19)) {
										const err86 = {
											instancePath: instancePath + "/recharge/usdtChips/" + i1,
											schemaPath: "#/properties/recharge/properties/usdtChips/items/format",
											keyword: "format",
											params: { format: "decimal" },
											message: "must match format \"decimal\""
										};
										if (vErrors === null) vErrors = [err86];
										else vErrors.push(err86);
										errors++;
									}
								} else {
									const err87 = {
										instancePath: instancePath + "/recharge/usdtChips/" + i1,
										schemaPath: "#/properties/recharge/properties/usdtChips/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err87];
									else vErrors.push(err87);
									errors++;
								}
							}
						} else {
							const err88 = {
								instancePath: instancePath + "/recharge/usdtChips",
								schemaPath: "#/properties/recharge/properties/usdtChips/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err88];
							else vErrors.push(err88);
							errors++;
						}
					}
					if (data0.defaultMin !== void 0) {
						let data20 = data0.defaultMin;
						if (typeof data20 === "string") {
							if (!pattern0.test(data20)) {
								const err89 = {
									instancePath: instancePath + "/recharge/defaultMin",
									schemaPath: "#/properties/recharge/properties/defaultMin/pattern",
									keyword: "pattern",
									params: { pattern: "^[0-9]{1,15}(\\.[0-9]{1,8})?$" },
									message: "must match pattern \"^[0-9]{1,15}(\\.[0-9]{1,8})?$\""
								};
								if (vErrors === null) vErrors = [err89];
								else vErrors.push(err89);
								errors++;
							}
							if (!formats0.test(data20)) {
								const err90 = {
									instancePath: instancePath + "/recharge/defaultMin",
									schemaPath: "#/properties/recharge/properties/defaultMin/format",
									keyword: "format",
									params: { format: "decimal" },
									message: "must match format \"decimal\""
								};
								if (vErrors === null) vErrors = [err90];
								else vErrors.push(err90);
								errors++;
							}
						} else {
							const err91 = {
								instancePath: instancePath + "/recharge/defaultMin",
								schemaPath: "#/properties/recharge/properties/defaultMin/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err91];
							else vErrors.push(err91);
							errors++;
						}
					}
					if (data0.defaultMax !== void 0) {
						let data21 = data0.defaultMax;
						if (typeof data21 === "string") {
							if (!pattern0.test(data21)) {
								const err92 = {
									instancePath: instancePath + "/recharge/defaultMax",
									schemaPath: "#/properties/recharge/properties/defaultMax/pattern",
									keyword: "pattern",
									params: { pattern: "^[0-9]{1,15}(\\.[0-9]{1,8})?$" },
									message: "must match pattern \"^[0-9]{1,15}(\\.[0-9]{1,8})?$\""
								};
								if (vErrors === null) vErrors = [err92];
								else vErrors.push(err92);
								errors++;
							}
							if (!formats0.test(data21)) {
								const err93 = {
									instancePath: instancePath + "/recharge/defaultMax",
									schemaPath: "#/properties/recharge/properties/defaultMax/format",
									keyword: "format",
									params: { format: "decimal" },
									message: "must match format \"decimal\""
								};
								if (vErrors === null) vErrors = [err93];
								else vErrors.push(err93);
								errors++;
							}
						} else {
							const err94 = {
								instancePath: instancePath + "/recharge/defaultMax",
								schemaPath: "#/properties/recharge/properties/defaultMax/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err94];
							else vErrors.push(err94);
							errors++;
						}
					}
					if (data0.orderMinutes !== void 0) {
						let data22 = data0.orderMinutes;
						if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22))) {
							const err95 = {
								instancePath: instancePath + "/recharge/orderMinutes",
								schemaPath: "#/properties/recharge/properties/orderMinutes/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err95];
							else vErrors.push(err95);
							errors++;
						}
						if (typeof data22 == "number") {
							if (data22 > 1440 || isNaN(data22)) {
								const err96 = {
									instancePath: instancePath + "/recharge/orderMinutes",
									schemaPath: "#/properties/recharge/properties/orderMinutes/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 1440
									},
									message: "must be <= 1440"
								};
								if (vErrors === null) vErrors = [err96];
								else vErrors.push(err96);
								errors++;
							}
							if (data22 < 5 || isNaN(data22)) {
								const err97 = {
									instancePath: instancePath + "/recharge/orderMinutes",
									schemaPath: "#/properties/recharge/properties/orderMinutes/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 5
									},
									message: "must be >= 5"
								};
								if (vErrors === null) vErrors = [err97];
								else vErrors.push(err97);
								errors++;
							}
						}
					}
				} else {
					const err98 = {
						instancePath: instancePath + "/recharge",
						schemaPath: "#/properties/recharge/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err98];
					else vErrors.push(err98);
					errors++;
				}
			}
			if (data.withdrawal !== void 0) {
				let data23 = data.withdrawal;
				if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
					if (data23.bankMin === void 0) {
						const err99 = {
							instancePath: instancePath + "/withdrawal",
							schemaPath: "#/properties/withdrawal/required",
							keyword: "required",
							params: { missingProperty: "bankMin" },
							message: "must have required property 'bankMin'"
						};
						if (vErrors === null) vErrors = [err99];
						else vErrors.push(err99);
						errors++;
					}
					if (data23.agentMin === void 0) {
						const err100 = {
							instancePath: instancePath + "/withdrawal",
							schemaPath: "#/properties/withdrawal/required",
							keyword: "required",
							params: { missingProperty: "agentMin" },
							message: "must have required property 'agentMin'"
						};
						if (vErrors === null) vErrors = [err100];
						else vErrors.push(err100);
						errors++;
					}
					if (data23.usdtMin === void 0) {
						const err101 = {
							instancePath: instancePath + "/withdrawal",
							schemaPath: "#/properties/withdrawal/required",
							keyword: "required",
							params: { missingProperty: "usdtMin" },
							message: "must have required property 'usdtMin'"
						};
						if (vErrors === null) vErrors = [err101];
						else vErrors.push(err101);
						errors++;
					}
					if (data23.redirectSeconds === void 0) {
						const err102 = {
							instancePath: instancePath + "/withdrawal",
							schemaPath: "#/properties/withdrawal/required",
							keyword: "required",
							params: { missingProperty: "redirectSeconds" },
							message: "must have required property 'redirectSeconds'"
						};
						if (vErrors === null) vErrors = [err102];
						else vErrors.push(err102);
						errors++;
					}
					for (const key7 in data23) if (!(key7 === "bankMin" || key7 === "agentMin" || key7 === "usdtMin" || key7 === "redirectSeconds")) {
						const err103 = {
							instancePath: instancePath + "/withdrawal",
							schemaPath: "#/properties/withdrawal/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key7 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err103];
						else vErrors.push(err103);
						errors++;
					}
					if (data23.bankMin !== void 0) {
						let data24 = data23.bankMin;
						if (typeof data24 === "string") {
							if (!pattern0.test(data24)) {
								const err104 = {
									instancePath: instancePath + "/withdrawal/bankMin",
									schemaPath: "#/properties/withdrawal/properties/bankMin/pattern",
									keyword: "pattern",
									params: { pattern: "^[0-9]{1,15}(\\.[0-9]{1,8})?$" },
									message: "must match pattern \"^[0-9]{1,15}(\\.[0-9]{1,8})?$\""
								};
								if (vErrors === null) vErrors = [err104];
								else vErrors.push(err104);
								errors++;
							}
							if (!formats0.test(data24)) {
								const err105 = {
									instancePath: instancePath + "/withdrawal/bankMin",
									schemaPath: "#/properties/withdrawal/properties/bankMin/format",
									keyword: "format",
									params: { format: "decimal" },
									message: "must match format \"decimal\""
								};
								if (vErrors === null) vErrors = [err105];
								else vErrors.push(err105);
								errors++;
							}
						} else {
							const err106 = {
								instancePath: instancePath + "/withdrawal/bankMin",
								schemaPath: "#/properties/withdrawal/properties/bankMin/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err106];
							else vErrors.push(err106);
							errors++;
						}
					}
					if (data23.agentMin !== void 0) {
						let data25 = data23.agentMin;
						if (typeof data25 === "string") {
							if (!pattern0.test(data25)) {
								const err107 = {
									instancePath: instancePath + "/withdrawal/agentMin",
									schemaPath: "#/properties/withdrawal/properties/agentMin/pattern",
									keyword: "pattern",
									params: { pattern: "^[0-9]{1,15}(\\.[0-9]{1,8})?$" },
									message: "must match pattern \"^[0-9]{1,15}(\\.[0-9]{1,8})?$\""
								};
								if (vErrors === null) vErrors = [err107];
								else vErrors.push(err107);
								errors++;
							}
							if (!formats0.test(data25)) {
								const err108 = {
									instancePath: instancePath + "/withdrawal/agentMin",
									schemaPath: "#/properties/withdrawal/properties/agentMin/format",
									keyword: "format",
									params: { format: "decimal" },
									message: "must match format \"decimal\""
								};
								if (vErrors === null) vErrors = [err108];
								else vErrors.push(err108);
								errors++;
							}
						} else {
							const err109 = {
								instancePath: instancePath + "/withdrawal/agentMin",
								schemaPath: "#/properties/withdrawal/properties/agentMin/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err109];
							else vErrors.push(err109);
							errors++;
						}
					}
					if (data23.usdtMin !== void 0) {
						let data26 = data23.usdtMin;
						if (typeof data26 === "string") {
							if (!pattern0.test(data26)) {
								const err110 = {
									instancePath: instancePath + "/withdrawal/usdtMin",
									schemaPath: "#/properties/withdrawal/properties/usdtMin/pattern",
									keyword: "pattern",
									params: { pattern: "^[0-9]{1,15}(\\.[0-9]{1,8})?$" },
									message: "must match pattern \"^[0-9]{1,15}(\\.[0-9]{1,8})?$\""
								};
								if (vErrors === null) vErrors = [err110];
								else vErrors.push(err110);
								errors++;
							}
							if (!formats0.test(data26)) {
								const err111 = {
									instancePath: instancePath + "/withdrawal/usdtMin",
									schemaPath: "#/properties/withdrawal/properties/usdtMin/format",
									keyword: "format",
									params: { format: "decimal" },
									message: "must match format \"decimal\""
								};
								if (vErrors === null) vErrors = [err111];
								else vErrors.push(err111);
								errors++;
							}
						} else {
							const err112 = {
								instancePath: instancePath + "/withdrawal/usdtMin",
								schemaPath: "#/properties/withdrawal/properties/usdtMin/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err112];
							else vErrors.push(err112);
							errors++;
						}
					}
					if (data23.redirectSeconds !== void 0) {
						let data27 = data23.redirectSeconds;
						if (typeof data27 == "number") {
							if (data27 > 3600 || isNaN(data27)) {
								const err113 = {
									instancePath: instancePath + "/withdrawal/redirectSeconds",
									schemaPath: "#/properties/withdrawal/properties/redirectSeconds/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 3600
									},
									message: "must be <= 3600"
								};
								if (vErrors === null) vErrors = [err113];
								else vErrors.push(err113);
								errors++;
							}
							if (data27 < .5 || isNaN(data27)) {
								const err114 = {
									instancePath: instancePath + "/withdrawal/redirectSeconds",
									schemaPath: "#/properties/withdrawal/properties/redirectSeconds/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: .5
									},
									message: "must be >= 0.5"
								};
								if (vErrors === null) vErrors = [err114];
								else vErrors.push(err114);
								errors++;
							}
						} else {
							const err115 = {
								instancePath: instancePath + "/withdrawal/redirectSeconds",
								schemaPath: "#/properties/withdrawal/properties/redirectSeconds/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err115];
							else vErrors.push(err115);
							errors++;
						}
					}
				} else {
					const err116 = {
						instancePath: instancePath + "/withdrawal",
						schemaPath: "#/properties/withdrawal/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err116];
					else vErrors.push(err116);
					errors++;
				}
			}
			if (data.hours !== void 0) {
				let data28 = data.hours;
				if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
					if (data28.zone === void 0) {
						const err117 = {
							instancePath: instancePath + "/hours",
							schemaPath: "#/properties/hours/required",
							keyword: "required",
							params: { missingProperty: "zone" },
							message: "must have required property 'zone'"
						};
						if (vErrors === null) vErrors = [err117];
						else vErrors.push(err117);
						errors++;
					}
					if (data28.weekdays === void 0) {
						const err118 = {
							instancePath: instancePath + "/hours",
							schemaPath: "#/properties/hours/required",
							keyword: "required",
							params: { missingProperty: "weekdays" },
							message: "must have required property 'weekdays'"
						};
						if (vErrors === null) vErrors = [err118];
						else vErrors.push(err118);
						errors++;
					}
					if (data28.weekend === void 0) {
						const err119 = {
							instancePath: instancePath + "/hours",
							schemaPath: "#/properties/hours/required",
							keyword: "required",
							params: { missingProperty: "weekend" },
							message: "must have required property 'weekend'"
						};
						if (vErrors === null) vErrors = [err119];
						else vErrors.push(err119);
						errors++;
					}
					for (const key8 in data28) if (!(key8 === "zone" || key8 === "weekdays" || key8 === "weekend")) {
						const err120 = {
							instancePath: instancePath + "/hours",
							schemaPath: "#/properties/hours/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key8 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err120];
						else vErrors.push(err120);
						errors++;
					}
					if (data28.zone !== void 0) {
						let data29 = data28.zone;
						if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29))) {
							const err121 = {
								instancePath: instancePath + "/hours/zone",
								schemaPath: "#/properties/hours/properties/zone/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err121];
							else vErrors.push(err121);
							errors++;
						}
						if (typeof data29 == "number") {
							if (data29 > 14 || isNaN(data29)) {
								const err122 = {
									instancePath: instancePath + "/hours/zone",
									schemaPath: "#/properties/hours/properties/zone/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 14
									},
									message: "must be <= 14"
								};
								if (vErrors === null) vErrors = [err122];
								else vErrors.push(err122);
								errors++;
							}
							if (data29 < -12 || isNaN(data29)) {
								const err123 = {
									instancePath: instancePath + "/hours/zone",
									schemaPath: "#/properties/hours/properties/zone/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: -12
									},
									message: "must be >= -12"
								};
								if (vErrors === null) vErrors = [err123];
								else vErrors.push(err123);
								errors++;
							}
						}
					}
					if (data28.weekdays !== void 0) {
						let data30 = data28.weekdays;
						if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
							if (data30.from === void 0) {
								const err124 = {
									instancePath: instancePath + "/hours/weekdays",
									schemaPath: "#/properties/hours/properties/weekdays/required",
									keyword: "required",
									params: { missingProperty: "from" },
									message: "must have required property 'from'"
								};
								if (vErrors === null) vErrors = [err124];
								else vErrors.push(err124);
								errors++;
							}
							if (data30.to === void 0) {
								const err125 = {
									instancePath: instancePath + "/hours/weekdays",
									schemaPath: "#/properties/hours/properties/weekdays/required",
									keyword: "required",
									params: { missingProperty: "to" },
									message: "must have required property 'to'"
								};
								if (vErrors === null) vErrors = [err125];
								else vErrors.push(err125);
								errors++;
							}
							for (const key9 in data30) if (!(key9 === "from" || key9 === "to")) {
								const err126 = {
									instancePath: instancePath + "/hours/weekdays",
									schemaPath: "#/properties/hours/properties/weekdays/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key9 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err126];
								else vErrors.push(err126);
								errors++;
							}
							if (data30.from !== void 0) {
								let data31 = data30.from;
								if (typeof data31 === "string") {
									if (!pattern17.test(data31)) {
										const err127 = {
											instancePath: instancePath + "/hours/weekdays/from",
											schemaPath: "#/properties/hours/properties/weekdays/properties/from/pattern",
											keyword: "pattern",
											params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" },
											message: "must match pattern \"^([01][0-9]|2[0-3]):[0-5][0-9]$\""
										};
										if (vErrors === null) vErrors = [err127];
										else vErrors.push(err127);
										errors++;
									}
									if (!formats34.test(data31)) {
										const err128 = {
											instancePath: instancePath + "/hours/weekdays/from",
											schemaPath: "#/properties/hours/properties/weekdays/properties/from/format",
											keyword: "format",
											params: { format: "clock" },
											message: "must match format \"clock\""
										};
										if (vErrors === null) vErrors = [err128];
										else vErrors.push(err128);
										errors++;
									}
								} else {
									const err129 = {
										instancePath: instancePath + "/hours/weekdays/from",
										schemaPath: "#/properties/hours/properties/weekdays/properties/from/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err129];
									else vErrors.push(err129);
									errors++;
								}
							}
							if (data30.to !== void 0) {
								let data32 = data30.to;
								if (typeof data32 === "string") {
									if (!pattern18.test(data32)) {
										const err130 = {
											instancePath: instancePath + "/hours/weekdays/to",
											schemaPath: "#/properties/hours/properties/weekdays/properties/to/pattern",
											keyword: "pattern",
											params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$|^24:00$" },
											message: "must match pattern \"^([01][0-9]|2[0-3]):[0-5][0-9]$|^24:00$\""
										};
										if (vErrors === null) vErrors = [err130];
										else vErrors.push(err130);
										errors++;
									}
									if (!formats34.test(data32)) {
										const err131 = {
											instancePath: instancePath + "/hours/weekdays/to",
											schemaPath: "#/properties/hours/properties/weekdays/properties/to/format",
											keyword: "format",
											params: { format: "clock" },
											message: "must match format \"clock\""
										};
										if (vErrors === null) vErrors = [err131];
										else vErrors.push(err131);
										errors++;
									}
								} else {
									const err132 = {
										instancePath: instancePath + "/hours/weekdays/to",
										schemaPath: "#/properties/hours/properties/weekdays/properties/to/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err132];
									else vErrors.push(err132);
									errors++;
								}
							}
						} else {
							const err133 = {
								instancePath: instancePath + "/hours/weekdays",
								schemaPath: "#/properties/hours/properties/weekdays/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err133];
							else vErrors.push(err133);
							errors++;
						}
					}
					if (data28.weekend !== void 0) {
						let data33 = data28.weekend;
						if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
							if (data33.from === void 0) {
								const err134 = {
									instancePath: instancePath + "/hours/weekend",
									schemaPath: "#/properties/hours/properties/weekend/required",
									keyword: "required",
									params: { missingProperty: "from" },
									message: "must have required property 'from'"
								};
								if (vErrors === null) vErrors = [err134];
								else vErrors.push(err134);
								errors++;
							}
							if (data33.to === void 0) {
								const err135 = {
									instancePath: instancePath + "/hours/weekend",
									schemaPath: "#/properties/hours/properties/weekend/required",
									keyword: "required",
									params: { missingProperty: "to" },
									message: "must have required property 'to'"
								};
								if (vErrors === null) vErrors = [err135];
								else vErrors.push(err135);
								errors++;
							}
							for (const key10 in data33) if (!(key10 === "from" || key10 === "to")) {
								const err136 = {
									instancePath: instancePath + "/hours/weekend",
									schemaPath: "#/properties/hours/properties/weekend/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key10 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err136];
								else vErrors.push(err136);
								errors++;
							}
							if (data33.from !== void 0) {
								let data34 = data33.from;
								if (typeof data34 === "string") {
									if (!pattern17.test(data34)) {
										const err137 = {
											instancePath: instancePath + "/hours/weekend/from",
											schemaPath: "#/properties/hours/properties/weekend/properties/from/pattern",
											keyword: "pattern",
											params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" },
											message: "must match pattern \"^([01][0-9]|2[0-3]):[0-5][0-9]$\""
										};
										if (vErrors === null) vErrors = [err137];
										else vErrors.push(err137);
										errors++;
									}
									if (!formats34.test(data34)) {
										const err138 = {
											instancePath: instancePath + "/hours/weekend/from",
											schemaPath: "#/properties/hours/properties/weekend/properties/from/format",
											keyword: "format",
											params: { format: "clock" },
											message: "must match format \"clock\""
										};
										if (vErrors === null) vErrors = [err138];
										else vErrors.push(err138);
										errors++;
									}
								} else {
									const err139 = {
										instancePath: instancePath + "/hours/weekend/from",
										schemaPath: "#/properties/hours/properties/weekend/properties/from/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err139];
									else vErrors.push(err139);
									errors++;
								}
							}
							if (data33.to !== void 0) {
								let data35 = data33.to;
								if (typeof data35 === "string") {
									if (!pattern18.test(data35)) {
										const err140 = {
											instancePath: instancePath + "/hours/weekend/to",
											schemaPath: "#/properties/hours/properties/weekend/properties/to/pattern",
											keyword: "pattern",
											params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$|^24:00$" },
											message: "must match pattern \"^([01][0-9]|2[0-3]):[0-5][0-9]$|^24:00$\""
										};
										if (vErrors === null) vErrors = [err140];
										else vErrors.push(err140);
										errors++;
									}
									if (!formats34.test(data35)) {
										const err141 = {
											instancePath: instancePath + "/hours/weekend/to",
											schemaPath: "#/properties/hours/properties/weekend/properties/to/format",
											keyword: "format",
											params: { format: "clock" },
											message: "must match format \"clock\""
										};
										if (vErrors === null) vErrors = [err141];
										else vErrors.push(err141);
										errors++;
									}
								} else {
									const err142 = {
										instancePath: instancePath + "/hours/weekend/to",
										schemaPath: "#/properties/hours/properties/weekend/properties/to/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err142];
									else vErrors.push(err142);
									errors++;
								}
							}
						} else {
							const err143 = {
								instancePath: instancePath + "/hours/weekend",
								schemaPath: "#/properties/hours/properties/weekend/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err143];
							else vErrors.push(err143);
							errors++;
						}
					}
				} else {
					const err144 = {
						instancePath: instancePath + "/hours",
						schemaPath: "#/properties/hours/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err144];
					else vErrors.push(err144);
					errors++;
				}
			}
			if (data.cards !== void 0) {
				let data36 = data.cards;
				if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
					if (data36.max === void 0) {
						const err145 = {
							instancePath: instancePath + "/cards",
							schemaPath: "#/properties/cards/required",
							keyword: "required",
							params: { missingProperty: "max" },
							message: "must have required property 'max'"
						};
						if (vErrors === null) vErrors = [err145];
						else vErrors.push(err145);
						errors++;
					}
					for (const key11 in data36) if (!(key11 === "max")) {
						const err146 = {
							instancePath: instancePath + "/cards",
							schemaPath: "#/properties/cards/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key11 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err146];
						else vErrors.push(err146);
						errors++;
					}
					if (data36.max !== void 0) {
						let data37 = data36.max;
						if (!(typeof data37 == "number" && !(data37 % 1) && !isNaN(data37))) {
							const err147 = {
								instancePath: instancePath + "/cards/max",
								schemaPath: "#/properties/cards/properties/max/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err147];
							else vErrors.push(err147);
							errors++;
						}
						if (typeof data37 == "number") {
							if (data37 > 20 || isNaN(data37)) {
								const err148 = {
									instancePath: instancePath + "/cards/max",
									schemaPath: "#/properties/cards/properties/max/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 20
									},
									message: "must be <= 20"
								};
								if (vErrors === null) vErrors = [err148];
								else vErrors.push(err148);
								errors++;
							}
							if (data37 < 1 || isNaN(data37)) {
								const err149 = {
									instancePath: instancePath + "/cards/max",
									schemaPath: "#/properties/cards/properties/max/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								};
								if (vErrors === null) vErrors = [err149];
								else vErrors.push(err149);
								errors++;
							}
						}
					}
				} else {
					const err150 = {
						instancePath: instancePath + "/cards",
						schemaPath: "#/properties/cards/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err150];
					else vErrors.push(err150);
					errors++;
				}
			}
			if (data.lottery !== void 0) {
				let data38 = data.lottery;
				if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
					if (data38.chips === void 0) {
						const err151 = {
							instancePath: instancePath + "/lottery",
							schemaPath: "#/properties/lottery/required",
							keyword: "required",
							params: { missingProperty: "chips" },
							message: "must have required property 'chips'"
						};
						if (vErrors === null) vErrors = [err151];
						else vErrors.push(err151);
						errors++;
					}
					if (data38.warnAt === void 0) {
						const err152 = {
							instancePath: instancePath + "/lottery",
							schemaPath: "#/properties/lottery/required",
							keyword: "required",
							params: { missingProperty: "warnAt" },
							message: "must have required property 'warnAt'"
						};
						if (vErrors === null) vErrors = [err152];
						else vErrors.push(err152);
						errors++;
					}
					if (data38.warnFor === void 0) {
						const err153 = {
							instancePath: instancePath + "/lottery",
							schemaPath: "#/properties/lottery/required",
							keyword: "required",
							params: { missingProperty: "warnFor" },
							message: "must have required property 'warnFor'"
						};
						if (vErrors === null) vErrors = [err153];
						else vErrors.push(err153);
						errors++;
					}
					if (data38.ballPk10 === void 0) {
						const err154 = {
							instancePath: instancePath + "/lottery",
							schemaPath: "#/properties/lottery/required",
							keyword: "required",
							params: { missingProperty: "ballPk10" },
							message: "must have required property 'ballPk10'"
						};
						if (vErrors === null) vErrors = [err154];
						else vErrors.push(err154);
						errors++;
					}
					if (data38.ballK3 === void 0) {
						const err155 = {
							instancePath: instancePath + "/lottery",
							schemaPath: "#/properties/lottery/required",
							keyword: "required",
							params: { missingProperty: "ballK3" },
							message: "must have required property 'ballK3'"
						};
						if (vErrors === null) vErrors = [err155];
						else vErrors.push(err155);
						errors++;
					}
					if (data38.payoutDecimals === void 0) {
						const err156 = {
							instancePath: instancePath + "/lottery",
							schemaPath: "#/properties/lottery/required",
							keyword: "required",
							params: { missingProperty: "payoutDecimals" },
							message: "must have required property 'payoutDecimals'"
						};
						if (vErrors === null) vErrors = [err156];
						else vErrors.push(err156);
						errors++;
					}
					for (const key12 in data38) if (!(key12 === "chips" || key12 === "warnAt" || key12 === "warnFor" || key12 === "ballPk10" || key12 === "ballK3" || key12 === "payoutDecimals")) {
						const err157 = {
							instancePath: instancePath + "/lottery",
							schemaPath: "#/properties/lottery/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key12 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err157];
						else vErrors.push(err157);
						errors++;
					}
					if (data38.chips !== void 0) {
						let data39 = data38.chips;
						if (Array.isArray(data39)) {
							if (data39.length > 8) {
								const err158 = {
									instancePath: instancePath + "/lottery/chips",
									schemaPath: "#/properties/lottery/properties/chips/maxItems",
									keyword: "maxItems",
									params: { limit: 8 },
									message: "must NOT have more than 8 items"
								};
								if (vErrors === null) vErrors = [err158];
								else vErrors.push(err158);
								errors++;
							}
							if (data39.length < 1) {
								const err159 = {
									instancePath: instancePath + "/lottery/chips",
									schemaPath: "#/properties/lottery/properties/chips/minItems",
									keyword: "minItems",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 items"
								};
								if (vErrors === null) vErrors = [err159];
								else vErrors.push(err159);
								errors++;
							}
							const len2 = data39.length;
							for (let i2 = 0; i2 < len2; i2++) {
								let data40 = data39[i2];
								if (typeof data40 === "string") {
									if (!pattern0.test(data40)) {
										const err160 = {
											instancePath: instancePath + "/lottery/chips/" + i2,
											schemaPath: "#/properties/lottery/properties/chips/items/pattern",
											keyword: "pattern",
											params: { pattern: "^[0-9]{1,15}(\\.[0-9]{1,8})?$" },
											message: "must match pattern \"^[0-9]{1,15}(\\.[0-9]{1,8})?$\""
										};
										if (vErrors === null) vErrors = [err160];
										else vErrors.push(err160);
										errors++;
									}
									if (!formats0.test(data40)) {
										const err161 = {
											instancePath: instancePath + "/lottery/chips/" + i2,
											schemaPath: "#/properties/lottery/properties/chips/items/format",
											keyword: "format",
											params: { format: "decimal" },
											message: "must match format \"decimal\""
										};
										if (vErrors === null) vErrors = [err161];
										else vErrors.push(err161);
										errors++;
									}
								} else {
									const err162 = {
										instancePath: instancePath + "/lottery/chips/" + i2,
										schemaPath: "#/properties/lottery/properties/chips/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err162];
									else vErrors.push(err162);
									errors++;
								}
							}
						} else {
							const err163 = {
								instancePath: instancePath + "/lottery/chips",
								schemaPath: "#/properties/lottery/properties/chips/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err163];
							else vErrors.push(err163);
							errors++;
						}
					}
					if (data38.warnAt !== void 0) {
						let data41 = data38.warnAt;
						if (typeof data41 == "number") {
							if (data41 > 3600 || isNaN(data41)) {
								const err164 = {
									instancePath: instancePath + "/lottery/warnAt",
									schemaPath: "#/properties/lottery/properties/warnAt/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 3600
									},
									message: "must be <= 3600"
								};
								if (vErrors === null) vErrors = [err164];
								else vErrors.push(err164);
								errors++;
							}
							if (data41 < .5 || isNaN(data41)) {
								const err165 = {
									instancePath: instancePath + "/lottery/warnAt",
									schemaPath: "#/properties/lottery/properties/warnAt/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: .5
									},
									message: "must be >= 0.5"
								};
								if (vErrors === null) vErrors = [err165];
								else vErrors.push(err165);
								errors++;
							}
						} else {
							const err166 = {
								instancePath: instancePath + "/lottery/warnAt",
								schemaPath: "#/properties/lottery/properties/warnAt/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err166];
							else vErrors.push(err166);
							errors++;
						}
					}
					if (data38.warnFor !== void 0) {
						let data42 = data38.warnFor;
						if (typeof data42 == "number") {
							if (data42 > 3600 || isNaN(data42)) {
								const err167 = {
									instancePath: instancePath + "/lottery/warnFor",
									schemaPath: "#/properties/lottery/properties/warnFor/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 3600
									},
									message: "must be <= 3600"
								};
								if (vErrors === null) vErrors = [err167];
								else vErrors.push(err167);
								errors++;
							}
							if (data42 < .5 || isNaN(data42)) {
								const err168 = {
									instancePath: instancePath + "/lottery/warnFor",
									schemaPath: "#/properties/lottery/properties/warnFor/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: .5
									},
									message: "must be >= 0.5"
								};
								if (vErrors === null) vErrors = [err168];
								else vErrors.push(err168);
								errors++;
							}
						} else {
							const err169 = {
								instancePath: instancePath + "/lottery/warnFor",
								schemaPath: "#/properties/lottery/properties/warnFor/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err169];
							else vErrors.push(err169);
							errors++;
						}
					}
					if (data38.ballPk10 !== void 0) {
						let data43 = data38.ballPk10;
						if (typeof data43 == "number") {
							if (data43 > 3600 || isNaN(data43)) {
								const err170 = {
									instancePath: instancePath + "/lottery/ballPk10",
									schemaPath: "#/properties/lottery/properties/ballPk10/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 3600
									},
									message: "must be <= 3600"
								};
								if (vErrors === null) vErrors = [err170];
								else vErrors.push(err170);
								errors++;
							}
							if (data43 < .5 || isNaN(data43)) {
								const err171 = {
									instancePath: instancePath + "/lottery/ballPk10",
									schemaPath: "#/properties/lottery/properties/ballPk10/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: .5
									},
									message: "must be >= 0.5"
								};
								if (vErrors === null) vErrors = [err171];
								else vErrors.push(err171);
								errors++;
							}
						} else {
							const err172 = {
								instancePath: instancePath + "/lottery/ballPk10",
								schemaPath: "#/properties/lottery/properties/ballPk10/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err172];
							else vErrors.push(err172);
							errors++;
						}
					}
					if (data38.ballK3 !== void 0) {
						let data44 = data38.ballK3;
						if (typeof data44 == "number") {
							if (data44 > 3600 || isNaN(data44)) {
								const err173 = {
									instancePath: instancePath + "/lottery/ballK3",
									schemaPath: "#/properties/lottery/properties/ballK3/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 3600
									},
									message: "must be <= 3600"
								};
								if (vErrors === null) vErrors = [err173];
								else vErrors.push(err173);
								errors++;
							}
							if (data44 < .5 || isNaN(data44)) {
								const err174 = {
									instancePath: instancePath + "/lottery/ballK3",
									schemaPath: "#/properties/lottery/properties/ballK3/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: .5
									},
									message: "must be >= 0.5"
								};
								if (vErrors === null) vErrors = [err174];
								else vErrors.push(err174);
								errors++;
							}
						} else {
							const err175 = {
								instancePath: instancePath + "/lottery/ballK3",
								schemaPath: "#/properties/lottery/properties/ballK3/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err175];
							else vErrors.push(err175);
							errors++;
						}
					}
					if (data38.payoutDecimals !== void 0) {
						let data45 = data38.payoutDecimals;
						if (!(typeof data45 == "number" && !(data45 % 1) && !isNaN(data45))) {
							const err176 = {
								instancePath: instancePath + "/lottery/payoutDecimals",
								schemaPath: "#/properties/lottery/properties/payoutDecimals/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err176];
							else vErrors.push(err176);
							errors++;
						}
						if (typeof data45 == "number") {
							if (data45 > 8 || isNaN(data45)) {
								const err177 = {
									instancePath: instancePath + "/lottery/payoutDecimals",
									schemaPath: "#/properties/lottery/properties/payoutDecimals/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 8
									},
									message: "must be <= 8"
								};
								if (vErrors === null) vErrors = [err177];
								else vErrors.push(err177);
								errors++;
							}
							if (data45 < 0 || isNaN(data45)) {
								const err178 = {
									instancePath: instancePath + "/lottery/payoutDecimals",
									schemaPath: "#/properties/lottery/properties/payoutDecimals/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								};
								if (vErrors === null) vErrors = [err178];
								else vErrors.push(err178);
								errors++;
							}
						}
					}
				} else {
					const err179 = {
						instancePath: instancePath + "/lottery",
						schemaPath: "#/properties/lottery/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err179];
					else vErrors.push(err179);
					errors++;
				}
			}
			if (data.game !== void 0) {
				let data46 = data.game;
				if (data46 && typeof data46 == "object" && !Array.isArray(data46)) {
					if (data46.loadSeconds === void 0) {
						const err180 = {
							instancePath: instancePath + "/game",
							schemaPath: "#/properties/game/required",
							keyword: "required",
							params: { missingProperty: "loadSeconds" },
							message: "must have required property 'loadSeconds'"
						};
						if (vErrors === null) vErrors = [err180];
						else vErrors.push(err180);
						errors++;
					}
					if (data46.origins === void 0) {
						const err181 = {
							instancePath: instancePath + "/game",
							schemaPath: "#/properties/game/required",
							keyword: "required",
							params: { missingProperty: "origins" },
							message: "must have required property 'origins'"
						};
						if (vErrors === null) vErrors = [err181];
						else vErrors.push(err181);
						errors++;
					}
					for (const key13 in data46) if (!(key13 === "loadSeconds" || key13 === "origins")) {
						const err182 = {
							instancePath: instancePath + "/game",
							schemaPath: "#/properties/game/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key13 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err182];
						else vErrors.push(err182);
						errors++;
					}
					if (data46.loadSeconds !== void 0) {
						let data47 = data46.loadSeconds;
						if (typeof data47 == "number") {
							if (data47 > 3600 || isNaN(data47)) {
								const err183 = {
									instancePath: instancePath + "/game/loadSeconds",
									schemaPath: "#/properties/game/properties/loadSeconds/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 3600
									},
									message: "must be <= 3600"
								};
								if (vErrors === null) vErrors = [err183];
								else vErrors.push(err183);
								errors++;
							}
							if (data47 < .5 || isNaN(data47)) {
								const err184 = {
									instancePath: instancePath + "/game/loadSeconds",
									schemaPath: "#/properties/game/properties/loadSeconds/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: .5
									},
									message: "must be >= 0.5"
								};
								if (vErrors === null) vErrors = [err184];
								else vErrors.push(err184);
								errors++;
							}
						} else {
							const err185 = {
								instancePath: instancePath + "/game/loadSeconds",
								schemaPath: "#/properties/game/properties/loadSeconds/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err185];
							else vErrors.push(err185);
							errors++;
						}
					}
					if (data46.origins !== void 0) {
						let data48 = data46.origins;
						if (Array.isArray(data48)) {
							if (data48.length > 50) {
								const err186 = {
									instancePath: instancePath + "/game/origins",
									schemaPath: "#/properties/game/properties/origins/maxItems",
									keyword: "maxItems",
									params: { limit: 50 },
									message: "must NOT have more than 50 items"
								};
								if (vErrors === null) vErrors = [err186];
								else vErrors.push(err186);
								errors++;
							}
							const len3 = data48.length;
							for (let i3 = 0; i3 < len3; i3++) {
								let data49 = data48[i3];
								if (typeof data49 === "string") {
									if (!pattern22.test(data49)) {
										const err187 = {
											instancePath: instancePath + "/game/origins/" + i3,
											schemaPath: "#/properties/game/properties/origins/items/pattern",
											keyword: "pattern",
											params: { pattern: "^https://[a-z0-9.-]+(:[0-9]{1,5})?$" },
											message: "must match pattern \"^https://[a-z0-9.-]+(:[0-9]{1,5})?$\""
										};
										if (vErrors === null) vErrors = [err187];
										else vErrors.push(err187);
										errors++;
									}
								} else {
									const err188 = {
										instancePath: instancePath + "/game/origins/" + i3,
										schemaPath: "#/properties/game/properties/origins/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err188];
									else vErrors.push(err188);
									errors++;
								}
							}
							let i4 = data48.length;
							let j0;
							if (i4 > 1) {
								const indices0 = {};
								for (; i4--;) {
									let item0 = data48[i4];
									if (typeof item0 !== "string") continue;
									if (typeof indices0[item0] == "number") {
										j0 = indices0[item0];
										const err189 = {
											instancePath: instancePath + "/game/origins",
											schemaPath: "#/properties/game/properties/origins/uniqueItems",
											keyword: "uniqueItems",
											params: {
												i: i4,
												j: j0
											},
											message: "must NOT have duplicate items (items ## " + j0 + " and " + i4 + " are identical)"
										};
										if (vErrors === null) vErrors = [err189];
										else vErrors.push(err189);
										errors++;
										break;
									}
									indices0[item0] = i4;
								}
							}
						} else {
							const err190 = {
								instancePath: instancePath + "/game/origins",
								schemaPath: "#/properties/game/properties/origins/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err190];
							else vErrors.push(err190);
							errors++;
						}
					}
				} else {
					const err191 = {
						instancePath: instancePath + "/game",
						schemaPath: "#/properties/game/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err191];
					else vErrors.push(err191);
					errors++;
				}
			}
			if (data.polling !== void 0) {
				let data50 = data.polling;
				if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
					if (data50.balance === void 0) {
						const err192 = {
							instancePath: instancePath + "/polling",
							schemaPath: "#/properties/polling/required",
							keyword: "required",
							params: { missingProperty: "balance" },
							message: "must have required property 'balance'"
						};
						if (vErrors === null) vErrors = [err192];
						else vErrors.push(err192);
						errors++;
					}
					if (data50.wallets === void 0) {
						const err193 = {
							instancePath: instancePath + "/polling",
							schemaPath: "#/properties/polling/required",
							keyword: "required",
							params: { missingProperty: "wallets" },
							message: "must have required property 'wallets'"
						};
						if (vErrors === null) vErrors = [err193];
						else vErrors.push(err193);
						errors++;
					}
					if (data50.walletsOnTransfer === void 0) {
						const err194 = {
							instancePath: instancePath + "/polling",
							schemaPath: "#/properties/polling/required",
							keyword: "required",
							params: { missingProperty: "walletsOnTransfer" },
							message: "must have required property 'walletsOnTransfer'"
						};
						if (vErrors === null) vErrors = [err194];
						else vErrors.push(err194);
						errors++;
					}
					if (data50.draw === void 0) {
						const err195 = {
							instancePath: instancePath + "/polling",
							schemaPath: "#/properties/polling/required",
							keyword: "required",
							params: { missingProperty: "draw" },
							message: "must have required property 'draw'"
						};
						if (vErrors === null) vErrors = [err195];
						else vErrors.push(err195);
						errors++;
					}
					for (const key14 in data50) if (!(key14 === "balance" || key14 === "wallets" || key14 === "walletsOnTransfer" || key14 === "draw")) {
						const err196 = {
							instancePath: instancePath + "/polling",
							schemaPath: "#/properties/polling/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key14 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err196];
						else vErrors.push(err196);
						errors++;
					}
					if (data50.balance !== void 0) {
						let data51 = data50.balance;
						if (typeof data51 == "number") {
							if (data51 > 3600 || isNaN(data51)) {
								const err197 = {
									instancePath: instancePath + "/polling/balance",
									schemaPath: "#/properties/polling/properties/balance/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 3600
									},
									message: "must be <= 3600"
								};
								if (vErrors === null) vErrors = [err197];
								else vErrors.push(err197);
								errors++;
							}
							if (data51 < .5 || isNaN(data51)) {
								const err198 = {
									instancePath: instancePath + "/polling/balance",
									schemaPath: "#/properties/polling/properties/balance/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: .5
									},
									message: "must be >= 0.5"
								};
								if (vErrors === null) vErrors = [err198];
								else vErrors.push(err198);
								errors++;
							}
						} else {
							const err199 = {
								instancePath: instancePath + "/polling/balance",
								schemaPath: "#/properties/polling/properties/balance/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err199];
							else vErrors.push(err199);
							errors++;
						}
					}
					if (data50.wallets !== void 0) {
						let data52 = data50.wallets;
						if (typeof data52 == "number") {
							if (data52 > 3600 || isNaN(data52)) {
								const err200 = {
									instancePath: instancePath + "/polling/wallets",
									schemaPath: "#/properties/polling/properties/wallets/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 3600
									},
									message: "must be <= 3600"
								};
								if (vErrors === null) vErrors = [err200];
								else vErrors.push(err200);
								errors++;
							}
							if (data52 < .5 || isNaN(data52)) {
								const err201 = {
									instancePath: instancePath + "/polling/wallets",
									schemaPath: "#/properties/polling/properties/wallets/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: .5
									},
									message: "must be >= 0.5"
								};
								if (vErrors === null) vErrors = [err201];
								else vErrors.push(err201);
								errors++;
							}
						} else {
							const err202 = {
								instancePath: instancePath + "/polling/wallets",
								schemaPath: "#/properties/polling/properties/wallets/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err202];
							else vErrors.push(err202);
							errors++;
						}
					}
					if (data50.walletsOnTransfer !== void 0) {
						let data53 = data50.walletsOnTransfer;
						if (typeof data53 == "number") {
							if (data53 > 3600 || isNaN(data53)) {
								const err203 = {
									instancePath: instancePath + "/polling/walletsOnTransfer",
									schemaPath: "#/properties/polling/properties/walletsOnTransfer/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 3600
									},
									message: "must be <= 3600"
								};
								if (vErrors === null) vErrors = [err203];
								else vErrors.push(err203);
								errors++;
							}
							if (data53 < .5 || isNaN(data53)) {
								const err204 = {
									instancePath: instancePath + "/polling/walletsOnTransfer",
									schemaPath: "#/properties/polling/properties/walletsOnTransfer/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: .5
									},
									message: "must be >= 0.5"
								};
								if (vErrors === null) vErrors = [err204];
								else vErrors.push(err204);
								errors++;
							}
						} else {
							const err205 = {
								instancePath: instancePath + "/polling/walletsOnTransfer",
								schemaPath: "#/properties/polling/properties/walletsOnTransfer/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err205];
							else vErrors.push(err205);
							errors++;
						}
					}
					if (data50.draw !== void 0) {
						let data54 = data50.draw;
						if (typeof data54 == "number") {
							if (data54 > 3600 || isNaN(data54)) {
								const err206 = {
									instancePath: instancePath + "/polling/draw",
									schemaPath: "#/properties/polling/properties/draw/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 3600
									},
									message: "must be <= 3600"
								};
								if (vErrors === null) vErrors = [err206];
								else vErrors.push(err206);
								errors++;
							}
							if (data54 < .5 || isNaN(data54)) {
								const err207 = {
									instancePath: instancePath + "/polling/draw",
									schemaPath: "#/properties/polling/properties/draw/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: .5
									},
									message: "must be >= 0.5"
								};
								if (vErrors === null) vErrors = [err207];
								else vErrors.push(err207);
								errors++;
							}
						} else {
							const err208 = {
								instancePath: instancePath + "/polling/draw",
								schemaPath: "#/properties/polling/properties/draw/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err208];
							else vErrors.push(err208);
							errors++;
						}
					}
				} else {
					const err209 = {
						instancePath: instancePath + "/polling",
						schemaPath: "#/properties/polling/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err209];
					else vErrors.push(err209);
					errors++;
				}
			}
			if (data.timeouts !== void 0) {
				let data55 = data.timeouts;
				if (data55 && typeof data55 == "object" && !Array.isArray(data55)) {
					if (data55.read === void 0) {
						const err210 = {
							instancePath: instancePath + "/timeouts",
							schemaPath: "#/properties/timeouts/required",
							keyword: "required",
							params: { missingProperty: "read" },
							message: "must have required property 'read'"
						};
						if (vErrors === null) vErrors = [err210];
						else vErrors.push(err210);
						errors++;
					}
					if (data55.money === void 0) {
						const err211 = {
							instancePath: instancePath + "/timeouts",
							schemaPath: "#/properties/timeouts/required",
							keyword: "required",
							params: { missingProperty: "money" },
							message: "must have required property 'money'"
						};
						if (vErrors === null) vErrors = [err211];
						else vErrors.push(err211);
						errors++;
					}
					for (const key15 in data55) if (!(key15 === "read" || key15 === "money")) {
						const err212 = {
							instancePath: instancePath + "/timeouts",
							schemaPath: "#/properties/timeouts/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key15 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err212];
						else vErrors.push(err212);
						errors++;
					}
					if (data55.read !== void 0) {
						let data56 = data55.read;
						if (typeof data56 == "number") {
							if (data56 > 3600 || isNaN(data56)) {
								const err213 = {
									instancePath: instancePath + "/timeouts/read",
									schemaPath: "#/properties/timeouts/properties/read/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 3600
									},
									message: "must be <= 3600"
								};
								if (vErrors === null) vErrors = [err213];
								else vErrors.push(err213);
								errors++;
							}
							if (data56 < .5 || isNaN(data56)) {
								const err214 = {
									instancePath: instancePath + "/timeouts/read",
									schemaPath: "#/properties/timeouts/properties/read/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: .5
									},
									message: "must be >= 0.5"
								};
								if (vErrors === null) vErrors = [err214];
								else vErrors.push(err214);
								errors++;
							}
						} else {
							const err215 = {
								instancePath: instancePath + "/timeouts/read",
								schemaPath: "#/properties/timeouts/properties/read/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err215];
							else vErrors.push(err215);
							errors++;
						}
					}
					if (data55.money !== void 0) {
						let data57 = data55.money;
						if (typeof data57 == "number") {
							if (data57 > 3600 || isNaN(data57)) {
								const err216 = {
									instancePath: instancePath + "/timeouts/money",
									schemaPath: "#/properties/timeouts/properties/money/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 3600
									},
									message: "must be <= 3600"
								};
								if (vErrors === null) vErrors = [err216];
								else vErrors.push(err216);
								errors++;
							}
							if (data57 < .5 || isNaN(data57)) {
								const err217 = {
									instancePath: instancePath + "/timeouts/money",
									schemaPath: "#/properties/timeouts/properties/money/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: .5
									},
									message: "must be >= 0.5"
								};
								if (vErrors === null) vErrors = [err217];
								else vErrors.push(err217);
								errors++;
							}
						} else {
							const err218 = {
								instancePath: instancePath + "/timeouts/money",
								schemaPath: "#/properties/timeouts/properties/money/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err218];
							else vErrors.push(err218);
							errors++;
						}
					}
				} else {
					const err219 = {
						instancePath: instancePath + "/timeouts",
						schemaPath: "#/properties/timeouts/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err219];
					else vErrors.push(err219);
					errors++;
				}
			}
			if (data.dates !== void 0) {
				let data58 = data.dates;
				if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
					if (data58.min === void 0) {
						const err220 = {
							instancePath: instancePath + "/dates",
							schemaPath: "#/properties/dates/required",
							keyword: "required",
							params: { missingProperty: "min" },
							message: "must have required property 'min'"
						};
						if (vErrors === null) vErrors = [err220];
						else vErrors.push(err220);
						errors++;
					}
					if (data58.max === void 0) {
						const err221 = {
							instancePath: instancePath + "/dates",
							schemaPath: "#/properties/dates/required",
							keyword: "required",
							params: { missingProperty: "max" },
							message: "must have required property 'max'"
						};
						if (vErrors === null) vErrors = [err221];
						else vErrors.push(err221);
						errors++;
					}
					if (data58.birthdayMin === void 0) {
						const err222 = {
							instancePath: instancePath + "/dates",
							schemaPath: "#/properties/dates/required",
							keyword: "required",
							params: { missingProperty: "birthdayMin" },
							message: "must have required property 'birthdayMin'"
						};
						if (vErrors === null) vErrors = [err222];
						else vErrors.push(err222);
						errors++;
					}
					for (const key16 in data58) if (!(key16 === "min" || key16 === "max" || key16 === "birthdayMin")) {
						const err223 = {
							instancePath: instancePath + "/dates",
							schemaPath: "#/properties/dates/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key16 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err223];
						else vErrors.push(err223);
						errors++;
					}
					if (data58.min !== void 0) {
						let data59 = data58.min;
						if (typeof data59 === "string") {
							if (!formats44.validate(data59)) {
								const err224 = {
									instancePath: instancePath + "/dates/min",
									schemaPath: "#/properties/dates/properties/min/format",
									keyword: "format",
									params: { format: "date" },
									message: "must match format \"date\""
								};
								if (vErrors === null) vErrors = [err224];
								else vErrors.push(err224);
								errors++;
							}
						} else {
							const err225 = {
								instancePath: instancePath + "/dates/min",
								schemaPath: "#/properties/dates/properties/min/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err225];
							else vErrors.push(err225);
							errors++;
						}
					}
					if (data58.max !== void 0) {
						let data60 = data58.max;
						if (typeof data60 === "string") {
							if (!formats44.validate(data60)) {
								const err226 = {
									instancePath: instancePath + "/dates/max",
									schemaPath: "#/properties/dates/properties/max/format",
									keyword: "format",
									params: { format: "date" },
									message: "must match format \"date\""
								};
								if (vErrors === null) vErrors = [err226];
								else vErrors.push(err226);
								errors++;
							}
						} else {
							const err227 = {
								instancePath: instancePath + "/dates/max",
								schemaPath: "#/properties/dates/properties/max/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err227];
							else vErrors.push(err227);
							errors++;
						}
					}
					if (data58.birthdayMin !== void 0) {
						let data61 = data58.birthdayMin;
						if (typeof data61 === "string") {
							if (!formats44.validate(data61)) {
								const err228 = {
									instancePath: instancePath + "/dates/birthdayMin",
									schemaPath: "#/properties/dates/properties/birthdayMin/format",
									keyword: "format",
									params: { format: "date" },
									message: "must match format \"date\""
								};
								if (vErrors === null) vErrors = [err228];
								else vErrors.push(err228);
								errors++;
							}
						} else {
							const err229 = {
								instancePath: instancePath + "/dates/birthdayMin",
								schemaPath: "#/properties/dates/properties/birthdayMin/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err229];
							else vErrors.push(err229);
							errors++;
						}
					}
				} else {
					const err230 = {
						instancePath: instancePath + "/dates",
						schemaPath: "#/properties/dates/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err230];
					else vErrors.push(err230);
					errors++;
				}
			}
			if (data.carousel !== void 0) {
				let data62 = data.carousel;
				if (data62 && typeof data62 == "object" && !Array.isArray(data62)) {
					if (data62.banner === void 0) {
						const err231 = {
							instancePath: instancePath + "/carousel",
							schemaPath: "#/properties/carousel/required",
							keyword: "required",
							params: { missingProperty: "banner" },
							message: "must have required property 'banner'"
						};
						if (vErrors === null) vErrors = [err231];
						else vErrors.push(err231);
						errors++;
					}
					if (data62.app === void 0) {
						const err232 = {
							instancePath: instancePath + "/carousel",
							schemaPath: "#/properties/carousel/required",
							keyword: "required",
							params: { missingProperty: "app" },
							message: "must have required property 'app'"
						};
						if (vErrors === null) vErrors = [err232];
						else vErrors.push(err232);
						errors++;
					}
					for (const key17 in data62) if (!(key17 === "banner" || key17 === "app")) {
						const err233 = {
							instancePath: instancePath + "/carousel",
							schemaPath: "#/properties/carousel/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key17 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err233];
						else vErrors.push(err233);
						errors++;
					}
					if (data62.banner !== void 0) {
						let data63 = data62.banner;
						if (typeof data63 == "number") {
							if (data63 > 3600 || isNaN(data63)) {
								const err234 = {
									instancePath: instancePath + "/carousel/banner",
									schemaPath: "#/properties/carousel/properties/banner/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 3600
									},
									message: "must be <= 3600"
								};
								if (vErrors === null) vErrors = [err234];
								else vErrors.push(err234);
								errors++;
							}
							if (data63 < .5 || isNaN(data63)) {
								const err235 = {
									instancePath: instancePath + "/carousel/banner",
									schemaPath: "#/properties/carousel/properties/banner/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: .5
									},
									message: "must be >= 0.5"
								};
								if (vErrors === null) vErrors = [err235];
								else vErrors.push(err235);
								errors++;
							}
						} else {
							const err236 = {
								instancePath: instancePath + "/carousel/banner",
								schemaPath: "#/properties/carousel/properties/banner/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err236];
							else vErrors.push(err236);
							errors++;
						}
					}
					if (data62.app !== void 0) {
						let data64 = data62.app;
						if (typeof data64 == "number") {
							if (data64 > 3600 || isNaN(data64)) {
								const err237 = {
									instancePath: instancePath + "/carousel/app",
									schemaPath: "#/properties/carousel/properties/app/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 3600
									},
									message: "must be <= 3600"
								};
								if (vErrors === null) vErrors = [err237];
								else vErrors.push(err237);
								errors++;
							}
							if (data64 < .5 || isNaN(data64)) {
								const err238 = {
									instancePath: instancePath + "/carousel/app",
									schemaPath: "#/properties/carousel/properties/app/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: .5
									},
									message: "must be >= 0.5"
								};
								if (vErrors === null) vErrors = [err238];
								else vErrors.push(err238);
								errors++;
							}
						} else {
							const err239 = {
								instancePath: instancePath + "/carousel/app",
								schemaPath: "#/properties/carousel/properties/app/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err239];
							else vErrors.push(err239);
							errors++;
						}
					}
				} else {
					const err240 = {
						instancePath: instancePath + "/carousel",
						schemaPath: "#/properties/carousel/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err240];
					else vErrors.push(err240);
					errors++;
				}
			}
			if (data.languages !== void 0) {
				let data65 = data.languages;
				if (data65 && typeof data65 == "object" && !Array.isArray(data65)) {
					if (data65.offered === void 0) {
						const err241 = {
							instancePath: instancePath + "/languages",
							schemaPath: "#/properties/languages/required",
							keyword: "required",
							params: { missingProperty: "offered" },
							message: "must have required property 'offered'"
						};
						if (vErrors === null) vErrors = [err241];
						else vErrors.push(err241);
						errors++;
					}
					if (data65.default === void 0) {
						const err242 = {
							instancePath: instancePath + "/languages",
							schemaPath: "#/properties/languages/required",
							keyword: "required",
							params: { missingProperty: "default" },
							message: "must have required property 'default'"
						};
						if (vErrors === null) vErrors = [err242];
						else vErrors.push(err242);
						errors++;
					}
					for (const key18 in data65) if (!(key18 === "offered" || key18 === "default")) {
						const err243 = {
							instancePath: instancePath + "/languages",
							schemaPath: "#/properties/languages/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key18 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err243];
						else vErrors.push(err243);
						errors++;
					}
					if (data65.offered !== void 0) {
						let data66 = data65.offered;
						if (Array.isArray(data66)) {
							if (data66.length < 1) {
								const err244 = {
									instancePath: instancePath + "/languages/offered",
									schemaPath: "#/properties/languages/properties/offered/minItems",
									keyword: "minItems",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 items"
								};
								if (vErrors === null) vErrors = [err244];
								else vErrors.push(err244);
								errors++;
							}
							const len4 = data66.length;
							for (let i5 = 0; i5 < len4; i5++) {
								let data67 = data66[i5];
								if (typeof data67 !== "string") {
									const err245 = {
										instancePath: instancePath + "/languages/offered/" + i5,
										schemaPath: "#/properties/languages/properties/offered/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err245];
									else vErrors.push(err245);
									errors++;
								}
								if (!(data67 === "kor" || data67 === "cn" || data67 === "en")) {
									const err246 = {
										instancePath: instancePath + "/languages/offered/" + i5,
										schemaPath: "#/properties/languages/properties/offered/items/enum",
										keyword: "enum",
										params: { allowedValues: schema11.properties.languages.properties.offered.items.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err246];
									else vErrors.push(err246);
									errors++;
								}
							}
							let i6 = data66.length;
							let j1;
							if (i6 > 1) {
								const indices1 = {};
								for (; i6--;) {
									let item1 = data66[i6];
									if (typeof item1 !== "string") continue;
									if (typeof indices1[item1] == "number") {
										j1 = indices1[item1];
										const err247 = {
											instancePath: instancePath + "/languages/offered",
											schemaPath: "#/properties/languages/properties/offered/uniqueItems",
											keyword: "uniqueItems",
											params: {
												i: i6,
												j: j1
											},
											message: "must NOT have duplicate items (items ## " + j1 + " and " + i6 + " are identical)"
										};
										if (vErrors === null) vErrors = [err247];
										else vErrors.push(err247);
										errors++;
										break;
									}
									indices1[item1] = i6;
								}
							}
						} else {
							const err248 = {
								instancePath: instancePath + "/languages/offered",
								schemaPath: "#/properties/languages/properties/offered/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err248];
							else vErrors.push(err248);
							errors++;
						}
					}
					if (data65.default !== void 0) {
						let data68 = data65.default;
						if (typeof data68 !== "string") {
							const err249 = {
								instancePath: instancePath + "/languages/default",
								schemaPath: "#/properties/languages/properties/default/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err249];
							else vErrors.push(err249);
							errors++;
						}
						if (!(data68 === "kor" || data68 === "cn" || data68 === "en")) {
							const err250 = {
								instancePath: instancePath + "/languages/default",
								schemaPath: "#/properties/languages/properties/default/enum",
								keyword: "enum",
								params: { allowedValues: schema11.properties.languages.properties.default.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err250];
							else vErrors.push(err250);
							errors++;
						}
					}
				} else {
					const err251 = {
						instancePath: instancePath + "/languages",
						schemaPath: "#/properties/languages/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err251];
					else vErrors.push(err251);
					errors++;
				}
			}
			if (data.register !== void 0) {
				let data69 = data.register;
				if (data69 && typeof data69 == "object" && !Array.isArray(data69)) {
					if (data69.captcha === void 0) {
						const err252 = {
							instancePath: instancePath + "/register",
							schemaPath: "#/properties/register/required",
							keyword: "required",
							params: { missingProperty: "captcha" },
							message: "must have required property 'captcha'"
						};
						if (vErrors === null) vErrors = [err252];
						else vErrors.push(err252);
						errors++;
					}
					if (data69.minimumAge === void 0) {
						const err253 = {
							instancePath: instancePath + "/register",
							schemaPath: "#/properties/register/required",
							keyword: "required",
							params: { missingProperty: "minimumAge" },
							message: "must have required property 'minimumAge'"
						};
						if (vErrors === null) vErrors = [err253];
						else vErrors.push(err253);
						errors++;
					}
					for (const key19 in data69) if (!(key19 === "captcha" || key19 === "minimumAge")) {
						const err254 = {
							instancePath: instancePath + "/register",
							schemaPath: "#/properties/register/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key19 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err254];
						else vErrors.push(err254);
						errors++;
					}
					if (data69.captcha !== void 0) {
						if (typeof data69.captcha !== "boolean") {
							const err255 = {
								instancePath: instancePath + "/register/captcha",
								schemaPath: "#/properties/register/properties/captcha/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err255];
							else vErrors.push(err255);
							errors++;
						}
					}
					if (data69.minimumAge !== void 0) {
						let data71 = data69.minimumAge;
						if (!(typeof data71 == "number" && !(data71 % 1) && !isNaN(data71))) {
							const err256 = {
								instancePath: instancePath + "/register/minimumAge",
								schemaPath: "#/properties/register/properties/minimumAge/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err256];
							else vErrors.push(err256);
							errors++;
						}
						if (typeof data71 == "number") {
							if (data71 > 30 || isNaN(data71)) {
								const err257 = {
									instancePath: instancePath + "/register/minimumAge",
									schemaPath: "#/properties/register/properties/minimumAge/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 30
									},
									message: "must be <= 30"
								};
								if (vErrors === null) vErrors = [err257];
								else vErrors.push(err257);
								errors++;
							}
							if (data71 < 18 || isNaN(data71)) {
								const err258 = {
									instancePath: instancePath + "/register/minimumAge",
									schemaPath: "#/properties/register/properties/minimumAge/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 18
									},
									message: "must be >= 18"
								};
								if (vErrors === null) vErrors = [err258];
								else vErrors.push(err258);
								errors++;
							}
						}
					}
				} else {
					const err259 = {
						instancePath: instancePath + "/register",
						schemaPath: "#/properties/register/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err259];
					else vErrors.push(err259);
					errors++;
				}
			}
			if (data.account !== void 0) {
				let data72 = data.account;
				if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
					if (data72.nameMin === void 0) {
						const err260 = {
							instancePath: instancePath + "/account",
							schemaPath: "#/properties/account/required",
							keyword: "required",
							params: { missingProperty: "nameMin" },
							message: "must have required property 'nameMin'"
						};
						if (vErrors === null) vErrors = [err260];
						else vErrors.push(err260);
						errors++;
					}
					if (data72.nameMax === void 0) {
						const err261 = {
							instancePath: instancePath + "/account",
							schemaPath: "#/properties/account/required",
							keyword: "required",
							params: { missingProperty: "nameMax" },
							message: "must have required property 'nameMax'"
						};
						if (vErrors === null) vErrors = [err261];
						else vErrors.push(err261);
						errors++;
					}
					if (data72.passwordMin === void 0) {
						const err262 = {
							instancePath: instancePath + "/account",
							schemaPath: "#/properties/account/required",
							keyword: "required",
							params: { missingProperty: "passwordMin" },
							message: "must have required property 'passwordMin'"
						};
						if (vErrors === null) vErrors = [err262];
						else vErrors.push(err262);
						errors++;
					}
					if (data72.payPasswordMin === void 0) {
						const err263 = {
							instancePath: instancePath + "/account",
							schemaPath: "#/properties/account/required",
							keyword: "required",
							params: { missingProperty: "payPasswordMin" },
							message: "must have required property 'payPasswordMin'"
						};
						if (vErrors === null) vErrors = [err263];
						else vErrors.push(err263);
						errors++;
					}
					if (data72.payPasswordMax === void 0) {
						const err264 = {
							instancePath: instancePath + "/account",
							schemaPath: "#/properties/account/required",
							keyword: "required",
							params: { missingProperty: "payPasswordMax" },
							message: "must have required property 'payPasswordMax'"
						};
						if (vErrors === null) vErrors = [err264];
						else vErrors.push(err264);
						errors++;
					}
					for (const key20 in data72) if (!(key20 === "nameMin" || key20 === "nameMax" || key20 === "passwordMin" || key20 === "payPasswordMin" || key20 === "payPasswordMax")) {
						const err265 = {
							instancePath: instancePath + "/account",
							schemaPath: "#/properties/account/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key20 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err265];
						else vErrors.push(err265);
						errors++;
					}
					if (data72.nameMin !== void 0) {
						let data73 = data72.nameMin;
						if (!(typeof data73 == "number" && !(data73 % 1) && !isNaN(data73))) {
							const err266 = {
								instancePath: instancePath + "/account/nameMin",
								schemaPath: "#/properties/account/properties/nameMin/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err266];
							else vErrors.push(err266);
							errors++;
						}
						if (typeof data73 == "number") {
							if (data73 > 32 || isNaN(data73)) {
								const err267 = {
									instancePath: instancePath + "/account/nameMin",
									schemaPath: "#/properties/account/properties/nameMin/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 32
									},
									message: "must be <= 32"
								};
								if (vErrors === null) vErrors = [err267];
								else vErrors.push(err267);
								errors++;
							}
							if (data73 < 1 || isNaN(data73)) {
								const err268 = {
									instancePath: instancePath + "/account/nameMin",
									schemaPath: "#/properties/account/properties/nameMin/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								};
								if (vErrors === null) vErrors = [err268];
								else vErrors.push(err268);
								errors++;
							}
						}
					}
					if (data72.nameMax !== void 0) {
						let data74 = data72.nameMax;
						if (!(typeof data74 == "number" && !(data74 % 1) && !isNaN(data74))) {
							const err269 = {
								instancePath: instancePath + "/account/nameMax",
								schemaPath: "#/properties/account/properties/nameMax/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err269];
							else vErrors.push(err269);
							errors++;
						}
						if (typeof data74 == "number") {
							if (data74 > 32 || isNaN(data74)) {
								const err270 = {
									instancePath: instancePath + "/account/nameMax",
									schemaPath: "#/properties/account/properties/nameMax/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 32
									},
									message: "must be <= 32"
								};
								if (vErrors === null) vErrors = [err270];
								else vErrors.push(err270);
								errors++;
							}
							if (data74 < 1 || isNaN(data74)) {
								const err271 = {
									instancePath: instancePath + "/account/nameMax",
									schemaPath: "#/properties/account/properties/nameMax/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								};
								if (vErrors === null) vErrors = [err271];
								else vErrors.push(err271);
								errors++;
							}
						}
					}
					if (data72.passwordMin !== void 0) {
						let data75 = data72.passwordMin;
						if (!(typeof data75 == "number" && !(data75 % 1) && !isNaN(data75))) {
							const err272 = {
								instancePath: instancePath + "/account/passwordMin",
								schemaPath: "#/properties/account/properties/passwordMin/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err272];
							else vErrors.push(err272);
							errors++;
						}
						if (typeof data75 == "number") {
							if (data75 > 32 || isNaN(data75)) {
								const err273 = {
									instancePath: instancePath + "/account/passwordMin",
									schemaPath: "#/properties/account/properties/passwordMin/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 32
									},
									message: "must be <= 32"
								};
								if (vErrors === null) vErrors = [err273];
								else vErrors.push(err273);
								errors++;
							}
							if (data75 < 1 || isNaN(data75)) {
								const err274 = {
									instancePath: instancePath + "/account/passwordMin",
									schemaPath: "#/properties/account/properties/passwordMin/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								};
								if (vErrors === null) vErrors = [err274];
								else vErrors.push(err274);
								errors++;
							}
						}
					}
					if (data72.payPasswordMin !== void 0) {
						let data76 = data72.payPasswordMin;
						if (!(typeof data76 == "number" && !(data76 % 1) && !isNaN(data76))) {
							const err275 = {
								instancePath: instancePath + "/account/payPasswordMin",
								schemaPath: "#/properties/account/properties/payPasswordMin/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err275];
							else vErrors.push(err275);
							errors++;
						}
						if (typeof data76 == "number") {
							if (data76 > 32 || isNaN(data76)) {
								const err276 = {
									instancePath: instancePath + "/account/payPasswordMin",
									schemaPath: "#/properties/account/properties/payPasswordMin/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 32
									},
									message: "must be <= 32"
								};
								if (vErrors === null) vErrors = [err276];
								else vErrors.push(err276);
								errors++;
							}
							if (data76 < 1 || isNaN(data76)) {
								const err277 = {
									instancePath: instancePath + "/account/payPasswordMin",
									schemaPath: "#/properties/account/properties/payPasswordMin/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								};
								if (vErrors === null) vErrors = [err277];
								else vErrors.push(err277);
								errors++;
							}
						}
					}
					if (data72.payPasswordMax !== void 0) {
						let data77 = data72.payPasswordMax;
						if (!(typeof data77 == "number" && !(data77 % 1) && !isNaN(data77))) {
							const err278 = {
								instancePath: instancePath + "/account/payPasswordMax",
								schemaPath: "#/properties/account/properties/payPasswordMax/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err278];
							else vErrors.push(err278);
							errors++;
						}
						if (typeof data77 == "number") {
							if (data77 > 32 || isNaN(data77)) {
								const err279 = {
									instancePath: instancePath + "/account/payPasswordMax",
									schemaPath: "#/properties/account/properties/payPasswordMax/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 32
									},
									message: "must be <= 32"
								};
								if (vErrors === null) vErrors = [err279];
								else vErrors.push(err279);
								errors++;
							}
							if (data77 < 1 || isNaN(data77)) {
								const err280 = {
									instancePath: instancePath + "/account/payPasswordMax",
									schemaPath: "#/properties/account/properties/payPasswordMax/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								};
								if (vErrors === null) vErrors = [err280];
								else vErrors.push(err280);
								errors++;
							}
						}
					}
				} else {
					const err281 = {
						instancePath: instancePath + "/account",
						schemaPath: "#/properties/account/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err281];
					else vErrors.push(err281);
					errors++;
				}
			}
			if (data.records !== void 0) {
				let data78 = data.records;
				if (data78 && typeof data78 == "object" && !Array.isArray(data78)) {
					if (data78.period === void 0) {
						const err282 = {
							instancePath: instancePath + "/records",
							schemaPath: "#/properties/records/required",
							keyword: "required",
							params: { missingProperty: "period" },
							message: "must have required property 'period'"
						};
						if (vErrors === null) vErrors = [err282];
						else vErrors.push(err282);
						errors++;
					}
					if (data78.offset === void 0) {
						const err283 = {
							instancePath: instancePath + "/records",
							schemaPath: "#/properties/records/required",
							keyword: "required",
							params: { missingProperty: "offset" },
							message: "must have required property 'offset'"
						};
						if (vErrors === null) vErrors = [err283];
						else vErrors.push(err283);
						errors++;
					}
					if (data78.rebateOffset === void 0) {
						const err284 = {
							instancePath: instancePath + "/records",
							schemaPath: "#/properties/records/required",
							keyword: "required",
							params: { missingProperty: "rebateOffset" },
							message: "must have required property 'rebateOffset'"
						};
						if (vErrors === null) vErrors = [err284];
						else vErrors.push(err284);
						errors++;
					}
					if (data78.noticeOffset === void 0) {
						const err285 = {
							instancePath: instancePath + "/records",
							schemaPath: "#/properties/records/required",
							keyword: "required",
							params: { missingProperty: "noticeOffset" },
							message: "must have required property 'noticeOffset'"
						};
						if (vErrors === null) vErrors = [err285];
						else vErrors.push(err285);
						errors++;
					}
					for (const key21 in data78) if (!(key21 === "period" || key21 === "offset" || key21 === "rebateOffset" || key21 === "noticeOffset")) {
						const err286 = {
							instancePath: instancePath + "/records",
							schemaPath: "#/properties/records/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key21 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err286];
						else vErrors.push(err286);
						errors++;
					}
					if (data78.period !== void 0) {
						let data79 = data78.period;
						if (!(data79 === 1 || data79 === 2 || data79 === 3 || data79 === 4)) {
							const err287 = {
								instancePath: instancePath + "/records/period",
								schemaPath: "#/properties/records/properties/period/enum",
								keyword: "enum",
								params: { allowedValues: schema11.properties.records.properties.period.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err287];
							else vErrors.push(err287);
							errors++;
						}
					}
					if (data78.offset !== void 0) {
						let data80 = data78.offset;
						if (!(typeof data80 == "number" && !(data80 % 1) && !isNaN(data80))) {
							const err288 = {
								instancePath: instancePath + "/records/offset",
								schemaPath: "#/properties/records/properties/offset/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err288];
							else vErrors.push(err288);
							errors++;
						}
						if (typeof data80 == "number") {
							if (data80 > 2e3 || isNaN(data80)) {
								const err289 = {
									instancePath: instancePath + "/records/offset",
									schemaPath: "#/properties/records/properties/offset/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 2e3
									},
									message: "must be <= 2000"
								};
								if (vErrors === null) vErrors = [err289];
								else vErrors.push(err289);
								errors++;
							}
							if (data80 < 0 || isNaN(data80)) {
								const err290 = {
									instancePath: instancePath + "/records/offset",
									schemaPath: "#/properties/records/properties/offset/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								};
								if (vErrors === null) vErrors = [err290];
								else vErrors.push(err290);
								errors++;
							}
						}
					}
					if (data78.rebateOffset !== void 0) {
						let data81 = data78.rebateOffset;
						if (!(typeof data81 == "number" && !(data81 % 1) && !isNaN(data81))) {
							const err291 = {
								instancePath: instancePath + "/records/rebateOffset",
								schemaPath: "#/properties/records/properties/rebateOffset/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err291];
							else vErrors.push(err291);
							errors++;
						}
						if (typeof data81 == "number") {
							if (data81 > 2e3 || isNaN(data81)) {
								const err292 = {
									instancePath: instancePath + "/records/rebateOffset",
									schemaPath: "#/properties/records/properties/rebateOffset/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 2e3
									},
									message: "must be <= 2000"
								};
								if (vErrors === null) vErrors = [err292];
								else vErrors.push(err292);
								errors++;
							}
							if (data81 < 0 || isNaN(data81)) {
								const err293 = {
									instancePath: instancePath + "/records/rebateOffset",
									schemaPath: "#/properties/records/properties/rebateOffset/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								};
								if (vErrors === null) vErrors = [err293];
								else vErrors.push(err293);
								errors++;
							}
						}
					}
					if (data78.noticeOffset !== void 0) {
						let data82 = data78.noticeOffset;
						if (!(typeof data82 == "number" && !(data82 % 1) && !isNaN(data82))) {
							const err294 = {
								instancePath: instancePath + "/records/noticeOffset",
								schemaPath: "#/properties/records/properties/noticeOffset/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err294];
							else vErrors.push(err294);
							errors++;
						}
						if (typeof data82 == "number") {
							if (data82 > 2e3 || isNaN(data82)) {
								const err295 = {
									instancePath: instancePath + "/records/noticeOffset",
									schemaPath: "#/properties/records/properties/noticeOffset/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 2e3
									},
									message: "must be <= 2000"
								};
								if (vErrors === null) vErrors = [err295];
								else vErrors.push(err295);
								errors++;
							}
							if (data82 < 0 || isNaN(data82)) {
								const err296 = {
									instancePath: instancePath + "/records/noticeOffset",
									schemaPath: "#/properties/records/properties/noticeOffset/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								};
								if (vErrors === null) vErrors = [err296];
								else vErrors.push(err296);
								errors++;
							}
						}
					}
				} else {
					const err297 = {
						instancePath: instancePath + "/records",
						schemaPath: "#/properties/records/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err297];
					else vErrors.push(err297);
					errors++;
				}
			}
			if (data.vip !== void 0) {
				let data83 = data.vip;
				if (data83 && typeof data83 == "object" && !Array.isArray(data83)) {
					if (data83.levels === void 0) {
						const err298 = {
							instancePath: instancePath + "/vip",
							schemaPath: "#/properties/vip/required",
							keyword: "required",
							params: { missingProperty: "levels" },
							message: "must have required property 'levels'"
						};
						if (vErrors === null) vErrors = [err298];
						else vErrors.push(err298);
						errors++;
					}
					if (data83.keepDays === void 0) {
						const err299 = {
							instancePath: instancePath + "/vip",
							schemaPath: "#/properties/vip/required",
							keyword: "required",
							params: { missingProperty: "keepDays" },
							message: "must have required property 'keepDays'"
						};
						if (vErrors === null) vErrors = [err299];
						else vErrors.push(err299);
						errors++;
					}
					for (const key22 in data83) if (!(key22 === "levels" || key22 === "keepDays")) {
						const err300 = {
							instancePath: instancePath + "/vip",
							schemaPath: "#/properties/vip/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key22 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err300];
						else vErrors.push(err300);
						errors++;
					}
					if (data83.levels !== void 0) {
						let data84 = data83.levels;
						if (!(typeof data84 == "number" && !(data84 % 1) && !isNaN(data84))) {
							const err301 = {
								instancePath: instancePath + "/vip/levels",
								schemaPath: "#/properties/vip/properties/levels/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err301];
							else vErrors.push(err301);
							errors++;
						}
						if (typeof data84 == "number") {
							if (data84 > 20 || isNaN(data84)) {
								const err302 = {
									instancePath: instancePath + "/vip/levels",
									schemaPath: "#/properties/vip/properties/levels/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 20
									},
									message: "must be <= 20"
								};
								if (vErrors === null) vErrors = [err302];
								else vErrors.push(err302);
								errors++;
							}
							if (data84 < 1 || isNaN(data84)) {
								const err303 = {
									instancePath: instancePath + "/vip/levels",
									schemaPath: "#/properties/vip/properties/levels/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								};
								if (vErrors === null) vErrors = [err303];
								else vErrors.push(err303);
								errors++;
							}
						}
					}
					if (data83.keepDays !== void 0) {
						let data85 = data83.keepDays;
						if (!(typeof data85 == "number" && !(data85 % 1) && !isNaN(data85))) {
							const err304 = {
								instancePath: instancePath + "/vip/keepDays",
								schemaPath: "#/properties/vip/properties/keepDays/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err304];
							else vErrors.push(err304);
							errors++;
						}
						if (typeof data85 == "number") {
							if (data85 > 365 || isNaN(data85)) {
								const err305 = {
									instancePath: instancePath + "/vip/keepDays",
									schemaPath: "#/properties/vip/properties/keepDays/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 365
									},
									message: "must be <= 365"
								};
								if (vErrors === null) vErrors = [err305];
								else vErrors.push(err305);
								errors++;
							}
							if (data85 < 1 || isNaN(data85)) {
								const err306 = {
									instancePath: instancePath + "/vip/keepDays",
									schemaPath: "#/properties/vip/properties/keepDays/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								};
								if (vErrors === null) vErrors = [err306];
								else vErrors.push(err306);
								errors++;
							}
						}
					}
				} else {
					const err307 = {
						instancePath: instancePath + "/vip",
						schemaPath: "#/properties/vip/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err307];
					else vErrors.push(err307);
					errors++;
				}
			}
		} else {
			const err308 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err308];
			else vErrors.push(err308);
			errors++;
		}
		validate10.errors = vErrors;
		return errors === 0;
	}
}));

var require_payWays = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports["735fb3c6"] = validate10;
	const formats0 = /^/;
	const pattern0 = new RegExp("^[0-9]{1,15}(\\.[0-9]{1,8})?$", "u");
	function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
		let vErrors = null;
		let errors = 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.recharge === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "recharge" },
					message: "must have required property 'recharge'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "recharge")) {
				const err1 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.recharge !== void 0) {
				let data0 = data.recharge;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					if (data0.bank === void 0) {
						const err2 = {
							instancePath: instancePath + "/recharge",
							schemaPath: "#/properties/recharge/required",
							keyword: "required",
							params: { missingProperty: "bank" },
							message: "must have required property 'bank'"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
					if (data0.wechat === void 0) {
						const err3 = {
							instancePath: instancePath + "/recharge",
							schemaPath: "#/properties/recharge/required",
							keyword: "required",
							params: { missingProperty: "wechat" },
							message: "must have required property 'wechat'"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
					if (data0.alipay === void 0) {
						const err4 = {
							instancePath: instancePath + "/recharge",
							schemaPath: "#/properties/recharge/required",
							keyword: "required",
							params: { missingProperty: "alipay" },
							message: "must have required property 'alipay'"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
					if (data0.usdtTrc20 === void 0) {
						const err5 = {
							instancePath: instancePath + "/recharge",
							schemaPath: "#/properties/recharge/required",
							keyword: "required",
							params: { missingProperty: "usdtTrc20" },
							message: "must have required property 'usdtTrc20'"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
					if (data0.usdtErc20 === void 0) {
						const err6 = {
							instancePath: instancePath + "/recharge",
							schemaPath: "#/properties/recharge/required",
							keyword: "required",
							params: { missingProperty: "usdtErc20" },
							message: "must have required property 'usdtErc20'"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
					for (const key1 in data0) if (!(key1 === "bank" || key1 === "wechat" || key1 === "alipay" || key1 === "usdtTrc20" || key1 === "usdtErc20")) {
						const err7 = {
							instancePath: instancePath + "/recharge",
							schemaPath: "#/properties/recharge/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key1 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					if (data0.bank !== void 0) {
						let data1 = data0.bank;
						if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
							if (data1.on === void 0) {
								const err8 = {
									instancePath: instancePath + "/recharge/bank",
									schemaPath: "#/properties/recharge/properties/bank/required",
									keyword: "required",
									params: { missingProperty: "on" },
									message: "must have required property 'on'"
								};
								if (vErrors === null) vErrors = [err8];
								else vErrors.push(err8);
								errors++;
							}
							if (data1.min === void 0) {
								const err9 = {
									instancePath: instancePath + "/recharge/bank",
									schemaPath: "#/properties/recharge/properties/bank/required",
									keyword: "required",
									params: { missingProperty: "min" },
									message: "must have required property 'min'"
								};
								if (vErrors === null) vErrors = [err9];
								else vErrors.push(err9);
								errors++;
							}
							if (data1.max === void 0) {
								const err10 = {
									instancePath: instancePath + "/recharge/bank",
									schemaPath: "#/properties/recharge/properties/bank/required",
									keyword: "required",
									params: { missingProperty: "max" },
									message: "must have required property 'max'"
								};
								if (vErrors === null) vErrors = [err10];
								else vErrors.push(err10);
								errors++;
							}
							for (const key2 in data1) if (!(key2 === "on" || key2 === "min" || key2 === "max")) {
								const err11 = {
									instancePath: instancePath + "/recharge/bank",
									schemaPath: "#/properties/recharge/properties/bank/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key2 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err11];
								else vErrors.push(err11);
								errors++;
							}
							if (data1.on !== void 0) {
								if (typeof data1.on !== "boolean") {
									const err12 = {
										instancePath: instancePath + "/recharge/bank/on",
										schemaPath: "#/properties/recharge/properties/bank/properties/on/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err12];
									else vErrors.push(err12);
									errors++;
								}
							}
							if (data1.min !== void 0) {
								let data3 = data1.min;
								if (typeof data3 === "string") {
									if (!pattern0.test(data3)) {
										const err13 = {
											instancePath: instancePath + "/recharge/bank/min",
											schemaPath: "#/properties/recharge/properties/bank/properties/min/pattern",
											keyword: "pattern",
											params: { pattern: "^[0-9]{1,15}(\\.[0-9]{1,8})?$" },
											message: "must match pattern \"^[0-9]{1,15}(\\.[0-9]{1,8})?$\""
										};
										if (vErrors === null) vErrors = [err13];
										else vErrors.push(err13);
										errors++;
									}
									if (!formats0.test(data3)) {
										const err14 = {
											instancePath: instancePath + "/recharge/bank/min",
											schemaPath: "#/properties/recharge/properties/bank/properties/min/format",
											keyword: "format",
											params: { format: "decimal" },
											message: "must match format \"decimal\""
										};
										if (vErrors === null) vErrors = [err14];
										else vErrors.push(err14);
										errors++;
									}
								} else {
									const err15 = {
										instancePath: instancePath + "/recharge/bank/min",
										schemaPath: "#/properties/recharge/properties/bank/properties/min/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err15];
									else vErrors.push(err15);
									errors++;
								}
							}
							if (data1.max !== void 0) {
								let data4 = data1.max;
								if (typeof data4 === "string") {
									if (!pattern0.test(data4)) {
										const err16 = {
											instancePath: instancePath + "/recharge/bank/max",
											schemaPath: "#/properties/recharge/properties/bank/properties/max/pattern",
											keyword: "pattern",
											params: { pattern: "^[0-9]{1,15}(\\.[0-9]{1,8})?$" },
											message: "must match pattern \"^[0-9]{1,15}(\\.[0-9]{1,8})?$\""
										};
										if (vErrors === null) vErrors = [err16];
										else vErrors.push(err16);
										errors++;
									}
									if (!formats0.test(data4)) {
										const err17 = {
											instancePath: instancePath + "/recharge/bank/max",
											schemaPath: "#/properties/recharge/properties/bank/properties/max/format",
											keyword: "format",
											params: { format: "decimal" },
											message: "must match format \"decimal\""
										};
										if (vErrors === null) vErrors = [err17];
										else vErrors.push(err17);
										errors++;
									}
								} else {
									const err18 = {
										instancePath: instancePath + "/recharge/bank/max",
										schemaPath: "#/properties/recharge/properties/bank/properties/max/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err18];
									else vErrors.push(err18);
									errors++;
								}
							}
						} else {
							const err19 = {
								instancePath: instancePath + "/recharge/bank",
								schemaPath: "#/properties/recharge/properties/bank/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
					}
					if (data0.wechat !== void 0) {
						let data5 = data0.wechat;
						if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
							if (data5.on === void 0) {
								const err20 = {
									instancePath: instancePath + "/recharge/wechat",
									schemaPath: "#/properties/recharge/properties/wechat/required",
									keyword: "required",
									params: { missingProperty: "on" },
									message: "must have required property 'on'"
								};
								if (vErrors === null) vErrors = [err20];
								else vErrors.push(err20);
								errors++;
							}
							if (data5.min === void 0) {
								const err21 = {
									instancePath: instancePath + "/recharge/wechat",
									schemaPath: "#/properties/recharge/properties/wechat/required",
									keyword: "required",
									params: { missingProperty: "min" },
									message: "must have required property 'min'"
								};
								if (vErrors === null) vErrors = [err21];
								else vErrors.push(err21);
								errors++;
							}
							if (data5.max === void 0) {
								const err22 = {
									instancePath: instancePath + "/recharge/wechat",
									schemaPath: "#/properties/recharge/properties/wechat/required",
									keyword: "required",
									params: { missingProperty: "max" },
									message: "must have required property 'max'"
								};
								if (vErrors === null) vErrors = [err22];
								else vErrors.push(err22);
								errors++;
							}
							for (const key3 in data5) if (!(key3 === "on" || key3 === "min" || key3 === "max")) {
								const err23 = {
									instancePath: instancePath + "/recharge/wechat",
									schemaPath: "#/properties/recharge/properties/wechat/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key3 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err23];
								else vErrors.push(err23);
								errors++;
							}
							if (data5.on !== void 0) {
								if (typeof data5.on !== "boolean") {
									const err24 = {
										instancePath: instancePath + "/recharge/wechat/on",
										schemaPath: "#/properties/recharge/properties/wechat/properties/on/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err24];
									else vErrors.push(err24);
									errors++;
								}
							}
							if (data5.min !== void 0) {
								let data7 = data5.min;
								if (typeof data7 === "string") {
									if (!pattern0.test(data7)) {
										const err25 = {
											instancePath: instancePath + "/recharge/wechat/min",
											schemaPath: "#/properties/recharge/properties/wechat/properties/min/pattern",
											keyword: "pattern",
											params: { pattern: "^[0-9]{1,15}(\\.[0-9]{1,8})?$" },
											message: "must match pattern \"^[0-9]{1,15}(\\.[0-9]{1,8})?$\""
										};
										if (vErrors === null) vErrors = [err25];
										else vErrors.push(err25);
										errors++;
									}
									if (!formats0.test(data7)) {
										const err26 = {
											instancePath: instancePath + "/recharge/wechat/min",
											schemaPath: "#/properties/recharge/properties/wechat/properties/min/format",
											keyword: "format",
											params: { format: "decimal" },
											message: "must match format \"decimal\""
										};
										if (vErrors === null) vErrors = [err26];
										else vErrors.push(err26);
										errors++;
									}
								} else {
									const err27 = {
										instancePath: instancePath + "/recharge/wechat/min",
										schemaPath: "#/properties/recharge/properties/wechat/properties/min/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err27];
									else vErrors.push(err27);
									errors++;
								}
							}
							if (data5.max !== void 0) {
								let data8 = data5.max;
								if (typeof data8 === "string") {
									if (!pattern0.test(data8)) {
										const err28 = {
											instancePath: instancePath + "/recharge/wechat/max",
											schemaPath: "#/properties/recharge/properties/wechat/properties/max/pattern",
											keyword: "pattern",
											params: { pattern: "^[0-9]{1,15}(\\.[0-9]{1,8})?$" },
											message: "must match pattern \"^[0-9]{1,15}(\\.[0-9]{1,8})?$\""
										};
										if (vErrors === null) vErrors = [err28];
										else vErrors.push(err28);
										errors++;
									}
									if (!formats0.test(data8)) {
										const err29 = {
											instancePath: instancePath + "/recharge/wechat/max",
											schemaPath: "#/properties/recharge/properties/wechat/properties/max/format",
											keyword: "format",
											params: { format: "decimal" },
											message: "must match format \"decimal\""
										};
										if (vErrors === null) vErrors = [err29];
										else vErrors.push(err29);
										errors++;
									}
								} else {
									const err30 = {
										instancePath: instancePath + "/recharge/wechat/max",
										schemaPath: "#/properties/recharge/properties/wechat/properties/max/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err30];
									else vErrors.push(err30);
									errors++;
								}
							}
						} else {
							const err31 = {
								instancePath: instancePath + "/recharge/wechat",
								schemaPath: "#/properties/recharge/properties/wechat/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err31];
							else vErrors.push(err31);
							errors++;
						}
					}
					if (data0.alipay !== void 0) {
						let data9 = data0.alipay;
						if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
							if (data9.on === void 0) {
								const err32 = {
									instancePath: instancePath + "/recharge/alipay",
									schemaPath: "#/properties/recharge/properties/alipay/required",
									keyword: "required",
									params: { missingProperty: "on" },
									message: "must have required property 'on'"
								};
								if (vErrors === null) vErrors = [err32];
								else vErrors.push(err32);
								errors++;
							}
							if (data9.min === void 0) {
								const err33 = {
									instancePath: instancePath + "/recharge/alipay",
									schemaPath: "#/properties/recharge/properties/alipay/required",
									keyword: "required",
									params: { missingProperty: "min" },
									message: "must have required property 'min'"
								};
								if (vErrors === null) vErrors = [err33];
								else vErrors.push(err33);
								errors++;
							}
							if (data9.max === void 0) {
								const err34 = {
									instancePath: instancePath + "/recharge/alipay",
									schemaPath: "#/properties/recharge/properties/alipay/required",
									keyword: "required",
									params: { missingProperty: "max" },
									message: "must have required property 'max'"
								};
								if (vErrors === null) vErrors = [err34];
								else vErrors.push(err34);
								errors++;
							}
							for (const key4 in data9) if (!(key4 === "on" || key4 === "min" || key4 === "max")) {
								const err35 = {
									instancePath: instancePath + "/recharge/alipay",
									schemaPath: "#/properties/recharge/properties/alipay/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key4 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err35];
								else vErrors.push(err35);
								errors++;
							}
							if (data9.on !== void 0) {
								if (typeof data9.on !== "boolean") {
									const err36 = {
										instancePath: instancePath + "/recharge/alipay/on",
										schemaPath: "#/properties/recharge/properties/alipay/properties/on/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err36];
									else vErrors.push(err36);
									errors++;
								}
							}
							if (data9.min !== void 0) {
								let data11 = data9.min;
								if (typeof data11 === "string") {
									if (!pattern0.test(data11)) {
										const err37 = {
											instancePath: instancePath + "/recharge/alipay/min",
											schemaPath: "#/properties/recharge/properties/alipay/properties/min/pattern",
											keyword: "pattern",
											params: { pattern: "^[0-9]{1,15}(\\.[0-9]{1,8})?$" },
											message: "must match pattern \"^[0-9]{1,15}(\\.[0-9]{1,8})?$\""
										};
										if (vErrors === null) vErrors = [err37];
										else vErrors.push(err37);
										errors++;
									}
									if (!formats0.test(data11)) {
										const err38 = {
											instancePath: instancePath + "/recharge/alipay/min",
											schemaPath: "#/properties/recharge/properties/alipay/properties/min/format",
											keyword: "format",
											params: { format: "decimal" },
											message: "must match format \"decimal\""
										};
										if (vErrors === null) vErrors = [err38];
										else vErrors.push(err38);
										errors++;
									}
								} else {
									const err39 = {
										instancePath: instancePath + "/recharge/alipay/min",
										schemaPath: "#/properties/recharge/properties/alipay/properties/min/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err39];
									else vErrors.push(err39);
									errors++;
								}
							}
							if (data9.max !== void 0) {
								let data12 = data9.max;
								if (typeof data12 === "string") {
									if (!pattern0.test(data12)) {
										const err40 = {
											instancePath: instancePath + "/recharge/alipay/max",
											schemaPath: "#/properties/recharge/properties/alipay/properties/max/pattern",
											keyword: "pattern",
											params: { pattern: "^[0-9]{1,15}(\\.[0-9]{1,8})?$" },
											message: "must match pattern \"^[0-9]{1,15}(\\.[0-9]{1,8})?$\""
										};
										if (vErrors === null) vErrors = [err40];
										else vErrors.push(err40);
										errors++;
									}
									if (!formats0.test(data12)) {
										const err41 = {
											instancePath: instancePath + "/recharge/alipay/max",
											schemaPath: "#/properties/recharge/properties/alipay/properties/max/format",
											keyword: "format",
											params: { format: "decimal" },
											message: "must match format \"decimal\""
										};
										if (vErrors === null) vErrors = [err41];
										else vErrors.push(err41);
										errors++;
									}
								} else {
									const err42 = {
										instancePath: instancePath + "/recharge/alipay/max",
										schemaPath: "#/properties/recharge/properties/alipay/properties/max/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err42];
									else vErrors.push(err42);
									errors++;
								}
							}
						} else {
							const err43 = {
								instancePath: instancePath + "/recharge/alipay",
								schemaPath: "#/properties/recharge/properties/alipay/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err43];
							else vErrors.push(err43);
							errors++;
						}
					}
					if (data0.usdtTrc20 !== void 0) {
						let data13 = data0.usdtTrc20;
						if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
							if (data13.on === void 0) {
								const err44 = {
									instancePath: instancePath + "/recharge/usdtTrc20",
									schemaPath: "#/properties/recharge/properties/usdtTrc20/required",
									keyword: "required",
									params: { missingProperty: "on" },
									message: "must have required property 'on'"
								};
								if (vErrors === null) vErrors = [err44];
								else vErrors.push(err44);
								errors++;
							}
							if (data13.min === void 0) {
								const err45 = {
									instancePath: instancePath + "/recharge/usdtTrc20",
									schemaPath: "#/properties/recharge/properties/usdtTrc20/required",
									keyword: "required",
									params: { missingProperty: "min" },
									message: "must have required property 'min'"
								};
								if (vErrors === null) vErrors = [err45];
								else vErrors.push(err45);
								errors++;
							}
							if (data13.max === void 0) {
								const err46 = {
									instancePath: instancePath + "/recharge/usdtTrc20",
									schemaPath: "#/properties/recharge/properties/usdtTrc20/required",
									keyword: "required",
									params: { missingProperty: "max" },
									message: "must have required property 'max'"
								};
								if (vErrors === null) vErrors = [err46];
								else vErrors.push(err46);
								errors++;
							}
							for (const key5 in data13) if (!(key5 === "on" || key5 === "min" || key5 === "max")) {
								const err47 = {
									instancePath: instancePath + "/recharge/usdtTrc20",
									schemaPath: "#/properties/recharge/properties/usdtTrc20/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key5 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err47];
								else vErrors.push(err47);
								errors++;
							}
							if (data13.on !== void 0) {
								if (typeof data13.on !== "boolean") {
									const err48 = {
										instancePath: instancePath + "/recharge/usdtTrc20/on",
										schemaPath: "#/properties/recharge/properties/usdtTrc20/properties/on/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err48];
									else vErrors.push(err48);
									errors++;
								}
							}
							if (data13.min !== void 0) {
								let data15 = data13.min;
								if (typeof data15 === "string") {
									if (!pattern0.test(data15)) {
										const err49 = {
											instancePath: instancePath + "/recharge/usdtTrc20/min",
											schemaPath: "#/properties/recharge/properties/usdtTrc20/properties/min/pattern",
											keyword: "pattern",
											params: { pattern: "^[0-9]{1,15}(\\.[0-9]{1,8})?$" },
											message: "must match pattern \"^[0-9]{1,15}(\\.[0-9]{1,8})?$\""
										};
										if (vErrors === null) vErrors = [err49];
										else vErrors.push(err49);
										errors++;
									}
									if (!formats0.test(data15)) {
										const err50 = {
											instancePath: instancePath + "/recharge/usdtTrc20/min",
											schemaPath: "#/properties/recharge/properties/usdtTrc20/properties/min/format",
											keyword: "format",
											params: { format: "decimal" },
											message: "must match format \"decimal\""
										};
										if (vErrors === null) vErrors = [err50];
										else vErrors.push(err50);
										errors++;
									}
								} else {
									const err51 = {
										instancePath: instancePath + "/recharge/usdtTrc20/min",
										schemaPath: "#/properties/recharge/properties/usdtTrc20/properties/min/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err51];
									else vErrors.push(err51);
									errors++;
								}
							}
							if (data13.max !== void 0) {
								let data16 = data13.max;
								if (typeof data16 === "string") {
									if (!pattern0.test(data16)) {
										const err52 = {
											instancePath: instancePath + "/recharge/usdtTrc20/max",
											schemaPath: "#/properties/recharge/properties/usdtTrc20/properties/max/pattern",
											keyword: "pattern",
											params: { pattern: "^[0-9]{1,15}(\\.[0-9]{1,8})?$" },
											message: "must match pattern \"^[0-9]{1,15}(\\.[0-9]{1,8})?$\""
										};
										if (vErrors === null) vErrors = [err52];
										else vErrors.push(err52);
										errors++;
									}
									if (!formats0.test(data16)) {
										const err53 = {
											instancePath: instancePath + "/recharge/usdtTrc20/max",
											schemaPath: "#/properties/recharge/properties/usdtTrc20/properties/max/format",
											keyword: "format",
											params: { format: "decimal" },
											message: "must match format \"decimal\""
										};
										if (vErrors === null) vErrors = [err53];
										else vErrors.push(err53);
										errors++;
									}
								} else {
									const err54 = {
										instancePath: instancePath + "/recharge/usdtTrc20/max",
										schemaPath: "#/properties/recharge/properties/usdtTrc20/properties/max/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err54];
									else vErrors.push(err54);
									errors++;
								}
							}
						} else {
							const err55 = {
								instancePath: instancePath + "/recharge/usdtTrc20",
								schemaPath: "#/properties/recharge/properties/usdtTrc20/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err55];
							else vErrors.push(err55);
							errors++;
						}
					}
					if (data0.usdtErc20 !== void 0) {
						let data17 = data0.usdtErc20;
						if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
							if (data17.on === void 0) {
								const err56 = {
									instancePath: instancePath + "/recharge/usdtErc20",
									schemaPath: "#/properties/recharge/properties/usdtErc20/required",
									keyword: "required",
									params: { missingProperty: "on" },
									message: "must have required property 'on'"
								};
								if (vErrors === null) vErrors = [err56];
								else vErrors.push(err56);
								errors++;
							}
							if (data17.min === void 0) {
								const err57 = {
									instancePath: instancePath + "/recharge/usdtErc20",
									schemaPath: "#/properties/recharge/properties/usdtErc20/required",
									keyword: "required",
									params: { missingProperty: "min" },
									message: "must have required property 'min'"
								};
								if (vErrors === null) vErrors = [err57];
								else vErrors.push(err57);
								errors++;
							}
							if (data17.max === void 0) {
								const err58 = {
									instancePath: instancePath + "/recharge/usdtErc20",
									schemaPath: "#/properties/recharge/properties/usdtErc20/required",
									keyword: "required",
									params: { missingProperty: "max" },
									message: "must have required property 'max'"
								};
								if (vErrors === null) vErrors = [err58];
								else vErrors.push(err58);
								errors++;
							}
							for (const key6 in data17) if (!(key6 === "on" || key6 === "min" || key6 === "max")) {
								const err59 = {
									instancePath: instancePath + "/recharge/usdtErc20",
									schemaPath: "#/properties/recharge/properties/usdtErc20/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key6 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err59];
								else vErrors.push(err59);
								errors++;
							}
							if (data17.on !== void 0) {
								if (typeof data17.on !== "boolean") {
									const err60 = {
										instancePath: instancePath + "/recharge/usdtErc20/on",
										schemaPath: "#/properties/recharge/properties/usdtErc20/properties/on/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err60];
									else vErrors.push(err60);
									errors++;
								}
							}
							if (data17.min !== void 0) {
								let data19 = data17.min;
								if (typeof data19 === "string") {
									if (!pattern0.test(data19)) {
										const err61 = {
											instancePath: instancePath + "/recharge/usdtErc20/min",
											schemaPath: "#/properties/recharge/properties/usdtErc20/properties/min/pattern",
											keyword: "pattern",
											params: { pattern: "^[0-9]{1,15}(\\.[0-9]{1,8})?$" },
											message: "must match pattern \"^[0-9]{1,15}(\\.[0-9]{1,8})?$\""
										};
										if (vErrors === null) vErrors = [err61];
										else vErrors.push(err61);
										errors++;
									}
									if (!formats0.test(data19)) {
										const err62 = {
											instancePath: instancePath + "/recharge/usdtErc20/min",
											schemaPath: "#/properties/recharge/properties/usdtErc20/properties/min/format",
											keyword: "format",
											params: { format: "decimal" },
											message: "must match format \"decimal\""
										};
										if (vErrors === null) vErrors = [err62];
										else vErrors.push(err62);
										errors++;
									}
								} else {
									const err63 = {
										instancePath: instancePath + "/recharge/usdtErc20/min",
										schemaPath: "#/properties/recharge/properties/usdtErc20/properties/min/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err63];
									else vErrors.push(err63);
									errors++;
								}
							}
							if (data17.max !== void 0) {
								let data20 = data17.max;
								if (typeof data20 === "string") {
									if (!pattern0.test(data20)) {
										const err64 = {
											instancePath: instancePath + "/recharge/usdtErc20/max",
											schemaPath: "#/properties/recharge/properties/usdtErc20/properties/max/pattern",
											keyword: "pattern",
											params: { pattern: "^[0-9]{1,15}(\\.[0-9]{1,8})?$" },
											message: "must match pattern \"^[0-9]{1,15}(\\.[0-9]{1,8})?$\""
										};
										if (vErrors === null) vErrors = [err64];
										else vErrors.push(err64);
										errors++;
									}
									if (!formats0.test(data20)) {
										const err65 = {
											instancePath: instancePath + "/recharge/usdtErc20/max",
											schemaPath: "#/properties/recharge/properties/usdtErc20/properties/max/format",
											keyword: "format",
											params: { format: "decimal" },
											message: "must match format \"decimal\""
										};
										if (vErrors === null) vErrors = [err65];
										else vErrors.push(err65);
										errors++;
									}
								} else {
									const err66 = {
										instancePath: instancePath + "/recharge/usdtErc20/max",
										schemaPath: "#/properties/recharge/properties/usdtErc20/properties/max/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err66];
									else vErrors.push(err66);
									errors++;
								}
							}
						} else {
							const err67 = {
								instancePath: instancePath + "/recharge/usdtErc20",
								schemaPath: "#/properties/recharge/properties/usdtErc20/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err67];
							else vErrors.push(err67);
							errors++;
						}
					}
				} else {
					const err68 = {
						instancePath: instancePath + "/recharge",
						schemaPath: "#/properties/recharge/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err68];
					else vErrors.push(err68);
					errors++;
				}
			}
		} else {
			const err69 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err69];
			else vErrors.push(err69);
			errors++;
		}
		validate10.errors = vErrors;
		return errors === 0;
	}
}));

var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));

var require_notice = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports["11c5c35f"] = validate10;
	const schema11 = {
		"type": "object",
		"additionalProperties": false,
		"properties": {
			"on": {
				"type": "boolean",
				"description": "Whether the notice shows at all.",
				"title": "Shown to members"
			},
			"places": {
				"type": "array",
				"description": "Where the notice shows.",
				"minItems": 1,
				"uniqueItems": true,
				"items": {
					"type": "string",
					"description": "Where it shows.",
					"enum": [
						"home",
						"popup",
						"recharge",
						"withdrawal",
						"transfer"
					]
				},
				"title": "Places"
			},
			"title": {
				"type": "object",
				"description": "The title in each language. A language left out hides the notice there.",
				"properties": {
					"kor": {
						"type": "string",
						"description": "In Korean.",
						"maxLength": 200,
						"title": "Korean"
					},
					"cn": {
						"type": "string",
						"description": "In Chinese.",
						"maxLength": 200,
						"title": "Chinese"
					},
					"en": {
						"type": "string",
						"description": "In English.",
						"maxLength": 200,
						"title": "English"
					}
				},
				"additionalProperties": false,
				"title": "Title"
			},
			"body": {
				"type": "object",
				"description": "The text in each language; blank lines part paragraphs.",
				"properties": {
					"kor": {
						"type": "string",
						"description": "In Korean.",
						"maxLength": 4e3,
						"title": "Korean"
					},
					"cn": {
						"type": "string",
						"description": "In Chinese.",
						"maxLength": 4e3,
						"title": "Chinese"
					},
					"en": {
						"type": "string",
						"description": "In English.",
						"maxLength": 4e3,
						"title": "English"
					}
				},
				"additionalProperties": false,
				"title": "Text"
			},
			"tone": {
				"type": "string",
				"description": "The colour family; a word always says the same.",
				"enum": [
					"neutral",
					"info",
					"gain",
					"loss",
					"warning"
				],
				"title": "Tone"
			},
			"priority": {
				"type": "integer",
				"description": "Higher ones come first.",
				"minimum": 0,
				"maximum": 100,
				"title": "Priority"
			},
			"from": {
				"type": "string",
				"description": "The first moment it shows, UTC.",
				"format": "date-time",
				"title": "From"
			},
			"until": {
				"type": "string",
				"description": "The moment it stops showing, UTC.",
				"format": "date-time",
				"title": "Until"
			},
			"zone": {
				"type": "string",
				"description": "The time zone the operator meant.",
				"title": "Time zone"
			}
		},
		"required": [
			"on",
			"places",
			"title",
			"body",
			"tone",
			"priority",
			"zone"
		],
		"$id": "11c5c35f"
	};
	const func2 = Object.prototype.hasOwnProperty;
	const func3 = require_ucs2length().default;
	const formats0 = require_formats().fullFormats["date-time"];
	function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
		let vErrors = null;
		let errors = 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.on === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "on" },
					message: "must have required property 'on'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.places === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "places" },
					message: "must have required property 'places'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.title === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "title" },
					message: "must have required property 'title'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.body === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "body" },
					message: "must have required property 'body'"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (data.tone === void 0) {
				const err4 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "tone" },
					message: "must have required property 'tone'"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (data.priority === void 0) {
				const err5 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "priority" },
					message: "must have required property 'priority'"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (data.zone === void 0) {
				const err6 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "zone" },
					message: "must have required property 'zone'"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			for (const key0 in data) if (!func2.call(schema11.properties, key0)) {
				const err7 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (data.on !== void 0) {
				if (typeof data.on !== "boolean") {
					const err8 = {
						instancePath: instancePath + "/on",
						schemaPath: "#/properties/on/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.places !== void 0) {
				let data1 = data.places;
				if (Array.isArray(data1)) {
					if (data1.length < 1) {
						const err9 = {
							instancePath: instancePath + "/places",
							schemaPath: "#/properties/places/minItems",
							keyword: "minItems",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 items"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
					const len0 = data1.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data2 = data1[i0];
						if (typeof data2 !== "string") {
							const err10 = {
								instancePath: instancePath + "/places/" + i0,
								schemaPath: "#/properties/places/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
						if (!(data2 === "home" || data2 === "popup" || data2 === "recharge" || data2 === "withdrawal" || data2 === "transfer")) {
							const err11 = {
								instancePath: instancePath + "/places/" + i0,
								schemaPath: "#/properties/places/items/enum",
								keyword: "enum",
								params: { allowedValues: schema11.properties.places.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					}
					let i1 = data1.length;
					let j0;
					if (i1 > 1) {
						const indices0 = {};
						for (; i1--;) {
							let item0 = data1[i1];
							if (typeof item0 !== "string") continue;
							if (typeof indices0[item0] == "number") {
								j0 = indices0[item0];
								const err12 = {
									instancePath: instancePath + "/places",
									schemaPath: "#/properties/places/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i1,
										j: j0
									},
									message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
								};
								if (vErrors === null) vErrors = [err12];
								else vErrors.push(err12);
								errors++;
								break;
							}
							indices0[item0] = i1;
						}
					}
				} else {
					const err13 = {
						instancePath: instancePath + "/places",
						schemaPath: "#/properties/places/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
			if (data.title !== void 0) {
				let data3 = data.title;
				if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
					for (const key1 in data3) if (!(key1 === "kor" || key1 === "cn" || key1 === "en")) {
						const err14 = {
							instancePath: instancePath + "/title",
							schemaPath: "#/properties/title/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key1 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
					if (data3.kor !== void 0) {
						let data4 = data3.kor;
						if (typeof data4 === "string") {
							if (func3(data4) > 200) {
								const err15 = {
									instancePath: instancePath + "/title/kor",
									schemaPath: "#/properties/title/properties/kor/maxLength",
									keyword: "maxLength",
									params: { limit: 200 },
									message: "must NOT have more than 200 characters"
								};
								if (vErrors === null) vErrors = [err15];
								else vErrors.push(err15);
								errors++;
							}
						} else {
							const err16 = {
								instancePath: instancePath + "/title/kor",
								schemaPath: "#/properties/title/properties/kor/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
					}
					if (data3.cn !== void 0) {
						let data5 = data3.cn;
						if (typeof data5 === "string") {
							if (func3(data5) > 200) {
								const err17 = {
									instancePath: instancePath + "/title/cn",
									schemaPath: "#/properties/title/properties/cn/maxLength",
									keyword: "maxLength",
									params: { limit: 200 },
									message: "must NOT have more than 200 characters"
								};
								if (vErrors === null) vErrors = [err17];
								else vErrors.push(err17);
								errors++;
							}
						} else {
							const err18 = {
								instancePath: instancePath + "/title/cn",
								schemaPath: "#/properties/title/properties/cn/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
					}
					if (data3.en !== void 0) {
						let data6 = data3.en;
						if (typeof data6 === "string") {
							if (func3(data6) > 200) {
								const err19 = {
									instancePath: instancePath + "/title/en",
									schemaPath: "#/properties/title/properties/en/maxLength",
									keyword: "maxLength",
									params: { limit: 200 },
									message: "must NOT have more than 200 characters"
								};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
						} else {
							const err20 = {
								instancePath: instancePath + "/title/en",
								schemaPath: "#/properties/title/properties/en/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
					}
				} else {
					const err21 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
			if (data.body !== void 0) {
				let data7 = data.body;
				if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
					for (const key2 in data7) if (!(key2 === "kor" || key2 === "cn" || key2 === "en")) {
						const err22 = {
							instancePath: instancePath + "/body",
							schemaPath: "#/properties/body/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key2 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
					if (data7.kor !== void 0) {
						let data8 = data7.kor;
						if (typeof data8 === "string") {
							if (func3(data8) > 4e3) {
								const err23 = {
									instancePath: instancePath + "/body/kor",
									schemaPath: "#/properties/body/properties/kor/maxLength",
									keyword: "maxLength",
									params: { limit: 4e3 },
									message: "must NOT have more than 4000 characters"
								};
								if (vErrors === null) vErrors = [err23];
								else vErrors.push(err23);
								errors++;
							}
						} else {
							const err24 = {
								instancePath: instancePath + "/body/kor",
								schemaPath: "#/properties/body/properties/kor/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
					}
					if (data7.cn !== void 0) {
						let data9 = data7.cn;
						if (typeof data9 === "string") {
							if (func3(data9) > 4e3) {
								const err25 = {
									instancePath: instancePath + "/body/cn",
									schemaPath: "#/properties/body/properties/cn/maxLength",
									keyword: "maxLength",
									params: { limit: 4e3 },
									message: "must NOT have more than 4000 characters"
								};
								if (vErrors === null) vErrors = [err25];
								else vErrors.push(err25);
								errors++;
							}
						} else {
							const err26 = {
								instancePath: instancePath + "/body/cn",
								schemaPath: "#/properties/body/properties/cn/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err26];
							else vErrors.push(err26);
							errors++;
						}
					}
					if (data7.en !== void 0) {
						let data10 = data7.en;
						if (typeof data10 === "string") {
							if (func3(data10) > 4e3) {
								const err27 = {
									instancePath: instancePath + "/body/en",
									schemaPath: "#/properties/body/properties/en/maxLength",
									keyword: "maxLength",
									params: { limit: 4e3 },
									message: "must NOT have more than 4000 characters"
								};
								if (vErrors === null) vErrors = [err27];
								else vErrors.push(err27);
								errors++;
							}
						} else {
							const err28 = {
								instancePath: instancePath + "/body/en",
								schemaPath: "#/properties/body/properties/en/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err28];
							else vErrors.push(err28);
							errors++;
						}
					}
				} else {
					const err29 = {
						instancePath: instancePath + "/body",
						schemaPath: "#/properties/body/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			}
			if (data.tone !== void 0) {
				let data11 = data.tone;
				if (typeof data11 !== "string") {
					const err30 = {
						instancePath: instancePath + "/tone",
						schemaPath: "#/properties/tone/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
				if (!(data11 === "neutral" || data11 === "info" || data11 === "gain" || data11 === "loss" || data11 === "warning")) {
					const err31 = {
						instancePath: instancePath + "/tone",
						schemaPath: "#/properties/tone/enum",
						keyword: "enum",
						params: { allowedValues: schema11.properties.tone.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
			}
			if (data.priority !== void 0) {
				let data12 = data.priority;
				if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12))) {
					const err32 = {
						instancePath: instancePath + "/priority",
						schemaPath: "#/properties/priority/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
				if (typeof data12 == "number") {
					if (data12 > 100 || isNaN(data12)) {
						const err33 = {
							instancePath: instancePath + "/priority",
							schemaPath: "#/properties/priority/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 100
							},
							message: "must be <= 100"
						};
						if (vErrors === null) vErrors = [err33];
						else vErrors.push(err33);
						errors++;
					}
					if (data12 < 0 || isNaN(data12)) {
						const err34 = {
							instancePath: instancePath + "/priority",
							schemaPath: "#/properties/priority/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err34];
						else vErrors.push(err34);
						errors++;
					}
				}
			}
			if (data.from !== void 0) {
				let data13 = data.from;
				if (typeof data13 === "string") {
					if (!formats0.validate(data13)) {
						const err35 = {
							instancePath: instancePath + "/from",
							schemaPath: "#/properties/from/format",
							keyword: "format",
							params: { format: "date-time" },
							message: "must match format \"date-time\""
						};
						if (vErrors === null) vErrors = [err35];
						else vErrors.push(err35);
						errors++;
					}
				} else {
					const err36 = {
						instancePath: instancePath + "/from",
						schemaPath: "#/properties/from/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err36];
					else vErrors.push(err36);
					errors++;
				}
			}
			if (data.until !== void 0) {
				let data14 = data.until;
				if (typeof data14 === "string") {
					if (!formats0.validate(data14)) {
						const err37 = {
							instancePath: instancePath + "/until",
							schemaPath: "#/properties/until/format",
							keyword: "format",
							params: { format: "date-time" },
							message: "must match format \"date-time\""
						};
						if (vErrors === null) vErrors = [err37];
						else vErrors.push(err37);
						errors++;
					}
				} else {
					const err38 = {
						instancePath: instancePath + "/until",
						schemaPath: "#/properties/until/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err38];
					else vErrors.push(err38);
					errors++;
				}
			}
			if (data.zone !== void 0) {
				if (typeof data.zone !== "string") {
					const err39 = {
						instancePath: instancePath + "/zone",
						schemaPath: "#/properties/zone/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err39];
					else vErrors.push(err39);
					errors++;
				}
			}
		} else {
			const err40 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err40];
			else vErrors.push(err40);
			errors++;
		}
		validate10.errors = vErrors;
		return errors === 0;
	}
}));

var require_dialog = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports["-685b2fe3"] = validate10;
	const schema11 = {
		"type": "object",
		"additionalProperties": false,
		"properties": {
			"on": {
				"type": "boolean",
				"description": "Whether the dialog shows at all.",
				"title": "Shown to members"
			},
			"places": {
				"type": "array",
				"description": "The screens it opens on by itself; none for a dialog that an action opens.",
				"uniqueItems": true,
				"items": {
					"type": "string",
					"description": "The route of a screen.",
					"pattern": "^/([A-Za-z0-9]+)?$"
				},
				"title": "Places"
			},
			"once": {
				"type": "string",
				"description": "How often.",
				"enum": [
					"session",
					"day",
					"always"
				],
				"title": "How often"
			},
			"priority": {
				"type": "integer",
				"description": "Higher ones come first.",
				"minimum": 0,
				"maximum": 100,
				"title": "Priority"
			},
			"from": {
				"type": "string",
				"description": "The first moment it shows, UTC.",
				"format": "date-time",
				"title": "From"
			},
			"until": {
				"type": "string",
				"description": "The moment it stops showing, UTC.",
				"format": "date-time",
				"title": "Until"
			},
			"zone": {
				"type": "string",
				"description": "The time zone the operator meant.",
				"title": "Time zone"
			}
		},
		"required": [
			"on",
			"places",
			"once",
			"priority",
			"zone"
		],
		"$id": "-685b2fe3"
	};
	const pattern0 = new RegExp("^/([A-Za-z0-9]+)?$", "u");
	const formats0 = require_formats().fullFormats["date-time"];
	function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
		let vErrors = null;
		let errors = 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.on === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "on" },
					message: "must have required property 'on'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.places === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "places" },
					message: "must have required property 'places'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.once === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "once" },
					message: "must have required property 'once'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.priority === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "priority" },
					message: "must have required property 'priority'"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (data.zone === void 0) {
				const err4 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "zone" },
					message: "must have required property 'zone'"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "on" || key0 === "places" || key0 === "once" || key0 === "priority" || key0 === "from" || key0 === "until" || key0 === "zone")) {
				const err5 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (data.on !== void 0) {
				if (typeof data.on !== "boolean") {
					const err6 = {
						instancePath: instancePath + "/on",
						schemaPath: "#/properties/on/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.places !== void 0) {
				let data1 = data.places;
				if (Array.isArray(data1)) {
					const len0 = data1.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data2 = data1[i0];
						if (typeof data2 === "string") {
							if (!pattern0.test(data2)) {
								const err7 = {
									instancePath: instancePath + "/places/" + i0,
									schemaPath: "#/properties/places/items/pattern",
									keyword: "pattern",
									params: { pattern: "^/([A-Za-z0-9]+)?$" },
									message: "must match pattern \"^/([A-Za-z0-9]+)?$\""
								};
								if (vErrors === null) vErrors = [err7];
								else vErrors.push(err7);
								errors++;
							}
						} else {
							const err8 = {
								instancePath: instancePath + "/places/" + i0,
								schemaPath: "#/properties/places/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
					}
					let i1 = data1.length;
					let j0;
					if (i1 > 1) {
						const indices0 = {};
						for (; i1--;) {
							let item0 = data1[i1];
							if (typeof item0 !== "string") continue;
							if (typeof indices0[item0] == "number") {
								j0 = indices0[item0];
								const err9 = {
									instancePath: instancePath + "/places",
									schemaPath: "#/properties/places/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i1,
										j: j0
									},
									message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
								};
								if (vErrors === null) vErrors = [err9];
								else vErrors.push(err9);
								errors++;
								break;
							}
							indices0[item0] = i1;
						}
					}
				} else {
					const err10 = {
						instancePath: instancePath + "/places",
						schemaPath: "#/properties/places/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
			if (data.once !== void 0) {
				let data3 = data.once;
				if (typeof data3 !== "string") {
					const err11 = {
						instancePath: instancePath + "/once",
						schemaPath: "#/properties/once/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (!(data3 === "session" || data3 === "day" || data3 === "always")) {
					const err12 = {
						instancePath: instancePath + "/once",
						schemaPath: "#/properties/once/enum",
						keyword: "enum",
						params: { allowedValues: schema11.properties.once.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.priority !== void 0) {
				let data4 = data.priority;
				if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
					const err13 = {
						instancePath: instancePath + "/priority",
						schemaPath: "#/properties/priority/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (typeof data4 == "number") {
					if (data4 > 100 || isNaN(data4)) {
						const err14 = {
							instancePath: instancePath + "/priority",
							schemaPath: "#/properties/priority/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 100
							},
							message: "must be <= 100"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
					if (data4 < 0 || isNaN(data4)) {
						const err15 = {
							instancePath: instancePath + "/priority",
							schemaPath: "#/properties/priority/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				}
			}
			if (data.from !== void 0) {
				let data5 = data.from;
				if (typeof data5 === "string") {
					if (!formats0.validate(data5)) {
						const err16 = {
							instancePath: instancePath + "/from",
							schemaPath: "#/properties/from/format",
							keyword: "format",
							params: { format: "date-time" },
							message: "must match format \"date-time\""
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
				} else {
					const err17 = {
						instancePath: instancePath + "/from",
						schemaPath: "#/properties/from/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			}
			if (data.until !== void 0) {
				let data6 = data.until;
				if (typeof data6 === "string") {
					if (!formats0.validate(data6)) {
						const err18 = {
							instancePath: instancePath + "/until",
							schemaPath: "#/properties/until/format",
							keyword: "format",
							params: { format: "date-time" },
							message: "must match format \"date-time\""
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				} else {
					const err19 = {
						instancePath: instancePath + "/until",
						schemaPath: "#/properties/until/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			}
			if (data.zone !== void 0) {
				if (typeof data.zone !== "string") {
					const err20 = {
						instancePath: instancePath + "/zone",
						schemaPath: "#/properties/zone/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			}
		} else {
			const err21 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err21];
			else vErrors.push(err21);
			errors++;
		}
		validate10.errors = vErrors;
		return errors === 0;
	}
}));

var import_limits = /* @__PURE__ */ __toESM(require_limits());
var import_payWays = /* @__PURE__ */ __toESM(require_payWays());
var import_notice = /* @__PURE__ */ __toESM(require_notice());
var import_dialog = /* @__PURE__ */ __toESM(require_dialog());
const validators = {
	limits: import_limits.default,
	payWays: import_payWays.default,
	notice: import_notice.default,
	dialog: import_dialog.default
};

export { validators };